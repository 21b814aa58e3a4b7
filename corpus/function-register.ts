import type { ProductFunction, ProductRecord } from '../records/product/record.ts';
import type { FunctionRecord } from './schema/function.ts';

type Functional = Pick<ProductRecord, 'functions'>;

/** The functions of content/functions.yaml, compared with products and texts. */
export interface FunctionRegister {
  /** Functions that a text names. */
  namedIn(text: string): FunctionRecord[];
  /** The entry of a product's functions that states the function; undefined where it has none. */
  entryOf(product: Functional, wanted: FunctionRecord): ProductFunction | undefined;
  /** Functions of a product with their entries, in the order of the register. */
  supportedBy(product: Functional): { named: FunctionRecord; entry: ProductFunction }[];
}

/** Joins the register with the records of the products, the only source of a product's functions. */
export function functionRegister(functions: readonly FunctionRecord[]): FunctionRegister {
  const words = new Map(functions.map((named) => [named, wordsOf(named)]));
  const entryOf: FunctionRegister['entryOf'] = (product, wanted) =>
    product.functions.flatMap(({ items }) => items).find(({ name }) => words.get(wanted)?.test(name));
  return {
    entryOf,
    namedIn: (text) => functions.filter((named) => words.get(named)?.test(text)),
    supportedBy: (product) =>
      functions.flatMap((named) => {
        const entry = entryOf(product, named);
        return entry ? [{ named, entry }] : [];
      }),
  };
}

function wordsOf({ name, words }: FunctionRecord): RegExp {
  return new RegExp(words ?? RegExp.escape(name), 'u');
}
