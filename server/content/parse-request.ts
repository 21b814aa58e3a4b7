import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Call, CallInput } from '../../shared/api/call.ts';
import { PATH_PARAMETERS } from '../../shared/api/parameters.ts';
import { fromText, parseQuery } from '../../shared/api/read-query.ts';
import { ApiFailure } from './envelope.ts';

/** Validates request data; the message is the first problem. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  return dataOf(z.safeParse(schema, input));
}

/** Parameters in the path and the query of a request, as the call defines them; others are left out. */
export function readInput<Of extends Call>({ path, query }: Of, req: Request): CallInput<Of> {
  const name = /\{(\w+)\}$/.exec(path)?.[1] as keyof typeof PATH_PARAMETERS | undefined;
  return {
    ...(name && { [name]: readParam(name, req) }),
    ...(query && dataOf(parseQuery(query, req.query))),
  } as CallInput<Of>;
}

function readParam(name: keyof typeof PATH_PARAMETERS, req: Request): unknown {
  const schema = PATH_PARAMETERS[name];
  return parseInput(schema, fromText(schema, req.params[name]));
}

function dataOf<Data>(result: z.core.util.SafeParseResult<Data>): Data {
  if (result.success) return result.data;
  throw new ApiFailure(400, result.error.issues[0]?.message ?? 'リクエストの形式が正しくありません。');
}
