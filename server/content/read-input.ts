import type { Request } from 'express';
import * as z from 'zod/mini';
import { PATH_PARAMETERS, QUERIES, type QueryPath, type ReadQuery } from '../../shared/api/queries.ts';
import { BusinessError } from './answer.ts';

/** Checks what came with a request; the first problem is the message. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input);
  if (!result.success) {
    throw new BusinessError(400, result.error.issues[0]?.message ?? 'リクエストの形式が正しくありません。');
  }
  return result.data;
}

/** The query parameters of a call, as the contract says; what it does not name is left out. */
export function readQuery<Path extends QueryPath>(path: Path, req: Request): ReadQuery<Path> {
  const schema = QUERIES[path];
  const given = Object.entries(schema.shape).map(([name, field]) => [name, fromText(field, req.query[name])]);
  return parseInput(schema, Object.fromEntries(given)) as ReadQuery<Path>;
}

/** A parameter in the path of a call. */
export function readParam<Name extends keyof typeof PATH_PARAMETERS>(
  name: Name,
  req: Request,
): z.output<(typeof PATH_PARAMETERS)[Name]> {
  const schema = PATH_PARAMETERS[name];
  return parseInput(schema, fromText(schema, req.params[name])) as z.output<(typeof PATH_PARAMETERS)[Name]>;
}

/** A query carries text alone: numbers are read from it, lists at their commas; an empty text is as good as none. */
function fromText(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === '') return undefined;
  const kind = kindOf(schema);
  if (kind === 'number') return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (kind !== 'array' || value === undefined) return value;
  return [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : []));
}

/** What a schema is below its default and its being optional. */
function kindOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  return 'innerType' in def ? kindOf(def.innerType as z.core.$ZodType) : def.type;
}
