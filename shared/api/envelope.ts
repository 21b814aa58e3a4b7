import * as z from 'zod/mini';

/** Every answer of /api: `code` 200 carries `data`; any other code is a business failure with a message for the visitor. */
export const envelopeSchema = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  /** Some upstreams say `msg` for `message`. */
  msg: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** The text of an envelope that is meant for the visitor. */
export function envelopeMessage(envelope: Envelope): string {
  return envelope.message ?? envelope.msg ?? '';
}

/** The text for the visitor in the body of a failed call, when the body is an envelope that has one. */
export function messageIn(body: unknown): string | undefined {
  const envelope = envelopeSchema.safeParse(body);
  return (envelope.success && envelopeMessage(envelope.data)) || undefined;
}

/** A page of a list. `page` counts from 1. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
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
