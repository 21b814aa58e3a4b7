import type * as z from 'zod/mini';
import type { PageOf } from './envelope.ts';
import type { Form } from './forms/form.ts';
import type { PATH_PARAMETERS } from './parameters.ts';
import type { Plain } from './plain.ts';

type Query = z.ZodMiniObject | undefined;

interface Described<Data extends z.ZodMiniType, Asked extends Query> {
  method?: 'GET' | 'POST';
  /** Title in the OpenAPI document. */
  about: string;
  /** Parameters of the query string; a parameter that is not among them does not count. */
  query?: Asked;
  /** Forms that the call takes as its body, … */
  forms?: readonly Form[];
  /** … or the schema of another body. */
  body?: z.ZodMiniType;
  /** Schema of `data` in a good answer. */
  data: Data;
  /** The list with a record for the path's parameter; without one, a `{type}` is 1. */
  sample?: { list: string; field: 'id' | 'urlName' };
  /** A query that every upstream answers. */
  with?: Record<string, string | number>;
  /** Every back end of a site with products and news has to answer the call (docs/back-end.md). */
  minimum?: boolean;
  /** The answer is for the visitor alone: it is never cached, and the API may count requests by address. */
  perVisitor?: boolean;
  /** The caller shows a failure where the data were requested; {@link ReaderOptions.onFailure} is not notified. */
  quiet?: boolean;
}

/** A call of the API, as {@link defineCall} makes it. */
export interface Call<
  Path extends string = string,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Asked extends Query = Query,
> extends Described<Data, Asked> {
  method: 'GET' | 'POST';
  /** Below /api, with `{name}` for the parameter, which is always the last segment. */
  path: Path;
}

/**
 * Defines a call of the API. Server, client, proxy, OpenAPI document and contract suite read it from here; the list of all
 * calls is `contract.ts`.
 */
export function defineCall<
  const Path extends string,
  Data extends z.ZodMiniType,
  Asked extends Query = undefined,
>(path: Path, call: Described<Data, Asked>): Call<Path, Data, Asked> {
  return { method: 'GET', ...call, path };
}

/** The sample of a call whose parameter is a field of a list's records. */
export function firstOf({ path }: Call, field: 'id' | 'urlName' = 'id') {
  return { list: path, field };
}

type PathNames<Path extends string> =
  Path extends `${string}{${infer Name extends keyof typeof PATH_PARAMETERS}}` ? Name : never;
type PathValues<Path extends string> = {
  [Name in PathNames<Path>]: z.output<(typeof PATH_PARAMETERS)[Name]>;
};

/** Parameters as the service reads them: by the names of the wire, defaults filled in. */
export type CallInput<Of> =
  Of extends Call<infer Path, z.ZodMiniType, infer Asked>
    ? PathValues<Path> & (Asked extends z.ZodMiniObject ? z.output<Asked> : unknown)
    : never;

/** `data` of a good answer, before a reader fills in defaults. */
export type CallData<Of> = Of extends Call<string, infer Data> ? z.input<Data> : never;

/** A list travels as one text, joined by commas. */
type Sent<Values> = {
  [Name in keyof Values]: Values[Name] extends string[] | undefined ? string : Values[Name];
};

/** Parameters as the site names them. */
export type CallParams<Of> =
  Of extends Call<infer Path, z.ZodMiniType, infer Asked>
    ? Plain<PathValues<Path> & (Asked extends z.ZodMiniObject ? Sent<z.input<Asked>> : unknown)>
    : never;

/** A call that answers a page of a list. */
export type PageCall<Item> = Call<string, z.ZodMiniType<PageOf<Item>>>;
