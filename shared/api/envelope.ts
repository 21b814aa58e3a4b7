import * as z from 'zod/mini';
import { API_OK } from '../constants.ts';
import { onceForEach } from '../once-for-each.ts';
import { ApiError } from './error.ts';
import { parseOnce, parseToKeep } from './parse-once.ts';

/**
 * Envelope of every response of /api: `code` 200 carries `data`; any other code is a business failure with a message
 * for the visitor.
 */
const envelopeSchema = z.object({
  /** Some upstreams send it as text. */
  code: z.union([z.number(), z.string()]),
  message: z.optional(z.string()),
  /** Some upstreams send `msg` instead of `message`. */
  msg: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
type Envelope = z.infer<typeof envelopeSchema>;

/**
 * Returns the `data` of a response, unchecked.
 *
 * @throws {ApiError} of kind bad-answer when the body is no envelope, of kind business when its code is not 200
 */
export function openEnvelope(body: unknown, path: string): unknown {
  const envelope = parseOnce(envelopeSchema, body);
  if (!envelope.success) throw new ApiError('bad-answer', `${path} is no envelope`);
  const { data } = envelope.data;
  const code = Number(envelope.data.code);
  if (code === API_OK) return data;
  const message = envelopeMessage(envelope.data);
  throw new ApiError('business', message, { code, visitorMessage: message || undefined, data });
}

/** Creates the body of a cached response, whose envelope readers do not check again. */
export function keptEnvelope(data: unknown): unknown {
  return parseToKeep(envelopeSchema, { code: API_OK, data }).data;
}

/** Whether a body is an envelope. */
export function isEnvelope(body: unknown): boolean {
  return envelopeSchema.safeParse(body).success;
}

function envelopeMessage(envelope: Envelope): string {
  return envelope.message ?? envelope.msg ?? '';
}

/** The message for the visitor in the body of a failed call, if the body is an envelope with one. */
export function messageIn(body: unknown): string | undefined {
  const envelope = envelopeSchema.safeParse(body);
  return (envelope.success && envelopeMessage(envelope.data)) || undefined;
}

/** A page of a list. `page` counts from 1. Memoized for each item, so that a cached page is checked once. */
export const pageOf = onceForEach(makePage) as typeof makePage;

function makePage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  });
}

export interface PageOf<Item> {
  list: Item[];
  total: number;
  page: number;
  limit: number;
}

export interface Paging {
  limit: number;
  page: number;
}
