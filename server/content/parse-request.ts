import type { Request } from 'express';
import * as z from 'zod/mini';
import { PATH_PARAMETERS, type QueryPath, type ReadQuery } from '../../shared/api/queries.ts';
import { fromText, parseQuery } from '../../shared/api/read-query.ts';
import { ApiFailure } from './envelope.ts';

/** Validates request data; the message is the first problem. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  return dataOf(z.safeParse(schema, input));
}

/** Parses the query parameters of a call by the contract; unknown ones are left out. */
export function readQuery<Path extends QueryPath>(path: Path, req: Request): ReadQuery<Path> {
  return dataOf(parseQuery(path, req.query));
}

/** Parses a parameter in the path of a call. */
export function readParam<Name extends keyof typeof PATH_PARAMETERS>(
  name: Name,
  req: Request,
): z.output<(typeof PATH_PARAMETERS)[Name]> {
  const schema = PATH_PARAMETERS[name];
  return parseInput(schema, fromText(schema, req.params[name])) as z.output<(typeof PATH_PARAMETERS)[Name]>;
}

function dataOf<Data>(result: z.core.util.SafeParseResult<Data>): Data {
  if (result.success) return result.data;
  throw new ApiFailure(400, result.error.issues[0]?.message ?? 'リクエストの形式が正しくありません。');
}
