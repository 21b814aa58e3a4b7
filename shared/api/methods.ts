import { articleCalls } from './calls/articles.ts';
import { companyCalls } from './calls/company.ts';
import { productCalls } from './calls/products.ts';
import { visitorCalls } from './calls/visitor.ts';
import { wholeLists } from './calls/whole-lists.ts';
import type { Reader } from './reader.ts';

export type ApiMethods = ReturnType<typeof createMethods>;

/** Groups the calls of the API's client, whose answers are adapted or joined for pages. */
export function createMethods(reader: Reader) {
  return {
    ...productCalls(reader),
    ...articleCalls(reader),
    ...companyCalls(reader),
    ...visitorCalls(reader),
    ...wholeLists(reader),
  };
}
