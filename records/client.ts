import type { Call, PageCall } from '../shared/api/call.ts';
import { toPlain } from '../shared/api/plain.ts';
import {
  type Answer,
  type Args,
  createReader,
  orNone,
  type Reader,
  type ReaderOptions,
} from '../shared/api/reader.ts';
import type { Transport } from '../shared/api/transport.ts';
import { CALL_GROUPS } from './calls.ts';
import { articleCalls } from './methods/articles.ts';
import { productCalls } from './methods/products.ts';
import { visitorCalls } from './methods/visitor.ts';

/** A function for each call of a group. */
type Bound<Calls> = {
  [Name in keyof Calls]: (...args: Args<Calls[Name]>) => Promise<Answer<Calls[Name]>>;
};
type BoundGroups = { [Group in keyof typeof CALL_GROUPS]: Bound<(typeof CALL_GROUPS)[Group]> };

export type Api = ReturnType<typeof createApi>;

/**
 * The one client of /api, the same in the browser and on the server: its callers know these functions and the types of
 * their answers, never paths or envelopes. Every function throws {@link ApiError}.
 */
export function createApi(transport: Transport, options?: ReaderOptions) {
  const reader = createReader(transport, options);
  const groups = Object.entries(CALL_GROUPS).map(([name, calls]) => [name, bind(reader, calls)]);
  return {
    ...(Object.fromEntries(groups) as BoundGroups),
    // Calls whose answers are adapted or joined for pages.
    ...productCalls(reader),
    ...articleCalls(reader),
    ...visitorCalls(reader),
    /** A whole list, for sitemaps, feeds and the index of slugs; empty where the API does not offer the call. */
    all: <Item>(call: PageCall<Item>) => orNone(reader.readAll(call)),
    /** The beginning of a list, for feeds; empty where the API does not offer the call. */
    latest: <Item>(call: PageCall<Item>, limit: number) =>
      orNone(reader.readWire(call.data, call, { limit, page: 1 }).then(({ list }) => list.map(toPlain))),
  };
}

function bind({ read }: Reader, calls: Readonly<Record<string, Call>>) {
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    (...args: Args<Call>) => read(call, ...args),
  ]);
  return Object.fromEntries(functions);
}
