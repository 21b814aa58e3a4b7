import { articleCalls } from './calls/articles.ts';
import { companyCalls } from './calls/company.ts';
import { productCalls } from './calls/products.ts';
import { visitorCalls } from './calls/visitor.ts';
import { wholeLists } from './calls/whole-lists.ts';
import { createReader, type ReaderOptions } from './reader.ts';
import type { Transport } from './transport.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * The one client of /api, the same in the browser and on the server: who calls knows these functions and the types they
 * give, never paths or envelopes. Every function throws {@link ApiError}.
 */
export function createApi(transport: Transport, options?: ReaderOptions) {
  const reader = createReader(transport, options);
  return {
    ...productCalls(reader),
    ...articleCalls(reader),
    ...companyCalls(reader),
    ...visitorCalls(reader),
    ...wholeLists(reader),
  };
}
