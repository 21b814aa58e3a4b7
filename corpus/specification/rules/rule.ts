import { z } from 'zod';
import { text } from '../../../records/fields.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import { type Values, valuesAt } from '../expression.ts';

/** A contradiction in a product's record: field and reason. */
export interface SpecProblem {
  field: string;
  reason: string;
}

export type RuledProduct = Pick<
  ProductRecord,
  | 'model'
  | 'spec'
  | 'specification'
  | 'remarks'
  | 'lead'
  | 'features'
  | 'functions'
  | 'skus'
  | 'inBox'
  | 'needs'
  | 'labels'
  | 'endOfLife'
> & { keyFigures: ProductRecord['keyFigures'] };

/** Input of a rule. */
interface RuleContext {
  product: RuledProduct;
  /** Root of the fields' paths. */
  values: Values;
  /** The named groups of the model's name. */
  parts: Readonly<Record<string, string | undefined>>;
}

/** A check that categories switch on by name, with paths of fields as arguments. */
export interface Rule {
  arguments: z.ZodType<Record<string, unknown>>;
  /** Names of the arguments that are paths. */
  paths: readonly string[];
  check(given: Record<string, unknown>, context: RuleContext): SpecProblem[];
}

type Named<Path> = Path extends `${infer Plain}?` | `${infer Plain}[]` ? Plain : Path;

/** The arguments of a rule after parsing. */
export type Given<Path extends string, Others extends z.ZodRawShape> = {
  [Name in Path as Named<Name>]: Name extends `${string}[]` ? string[] : string;
} & z.infer<z.ZodObject<Others>>;

function pathSchema(path: string): z.ZodType {
  if (path.endsWith('[]')) return z.array(text).min(1);
  return path.endsWith('?') ? text.optional() : text;
}

/**
 * Defines a rule.
 *
 * @param paths arguments that name a field; a trailing `?` makes one optional, a trailing `[]` allows several fields
 * @param others further arguments
 */
export function rule<const Path extends string, Others extends z.ZodRawShape>(
  paths: readonly Path[],
  others: Others,
  check: (given: Given<Path, Others>, context: RuleContext) => SpecProblem[],
): Rule {
  const named = paths.map((path): [string, z.ZodType] => [path.replace(/\?$|\[\]$/, ''), pathSchema(path)]);
  return {
    arguments: z.strictObject({ ...Object.fromEntries(named), ...others }),
    paths: named.map(([name]) => name),
    check: check as Rule['check'],
  };
}

/** The problem of a field of the specification. */
export function wrong(path: string, reason: string): SpecProblem[] {
  return [{ field: `spec.${path}`, reason }];
}

export function listAt<Item>(values: Values, path: string): Item[] {
  return valuesAt(values, path) as Item[];
}
