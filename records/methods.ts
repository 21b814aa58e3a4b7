import type { Reader } from '../shared/api/reader.ts';
import { articleCalls } from './methods/articles.ts';
import { companyCalls } from './methods/company.ts';
import { productCalls } from './methods/products.ts';
import { visitorCalls } from './methods/visitor.ts';
import { wholeLists } from './methods/whole-lists.ts';

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
