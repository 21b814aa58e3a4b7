import { articleCalls } from './calls/articles.ts';
import { companyCalls } from './calls/company.ts';
import { productCalls } from './calls/products.ts';
import { visitorCalls } from './calls/visitor.ts';
import { wholeLists } from './calls/whole-lists.ts';
import type { ApiError } from './error.ts';
import { createReader } from './reader.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * The one client of /api, the same in the browser and on the server: who calls knows these functions and the types they
 * give, never paths or envelopes. Every function throws {@link ApiError}.
 *
 * @param onFailure hears of every response whose code is not 200, before it is thrown.
 */
export function createApi(transport: Transport, onFailure?: (call: ApiRequest, error: ApiError) => void) {
  const reader = createReader(transport, onFailure);
  return {
    ...productCalls(reader),
    ...articleCalls(reader),
    ...companyCalls(reader),
    ...visitorCalls(reader),
    ...wholeLists(reader),
  };
}
