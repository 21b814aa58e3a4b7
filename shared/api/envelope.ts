import * as z from 'zod/mini';
import { API_OK } from '../constants.ts';
import { onceForEach } from '../once-for-each.ts';
import { ApiError } from './error.ts';
import { parseOnce, parseToKeep } from './parse-once.ts';

/** Every response of /api: `code` 200 carries `data`; any other code is a business failure with a message for the visitor. */
const envelopeSchema = z.object({
  /** Some upstreams send it as text. */
  code: z.union([z.number(), z.string()]),
  message: z.optional(z.string()),
  /** Some upstreams say `msg` for `message`. */
  msg: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
type Envelope = z.infer<typeof envelopeSchema>;

/**
 * The `data` of a response, unchecked.
 *
 * @throws {ApiError} of kind bad-answer when the body is no envelope, of kind business when its code is not 200.
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

/** The body of a response that is kept: its envelope is not looked at again by whoever reads it. */
export function keptEnvelope(data: unknown): unknown {
  return parseToKeep(envelopeSchema, { code: API_OK, data }).data;
}

/** Whether a body is what every response of /api has to be. */
export function isEnvelope(body: unknown): boolean {
  return envelopeSchema.safeParse(body).success;
}

function envelopeMessage(envelope: Envelope): string {
  return envelope.message ?? envelope.msg ?? '';
}

/** The text for the visitor in the body of a failed call, when the body is an envelope that has one. */
export function messageIn(body: unknown): string | undefined {
  const envelope = envelopeSchema.safeParse(body);
  return (envelope.success && envelopeMessage(envelope.data)) || undefined;
}

/** A page of a list. `page` counts from 1. One schema for each item, so that a page that is kept is checked once. */
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
