import { z } from 'zod';
import { pattern, text } from '../../../records/fields.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import { type Values, valuesIn } from '../expression.ts';
import { type Given, type Rule, rule } from './rule.ts';

interface UseOfRule<Arguments> {
  given: Arguments;
  /** Root of the paths in its arguments. */
  values: Values;
}

interface RuleAcrossRecords<Arguments> {
  rule: Rule;
  /** Uses in the product's category; empty where it has none. */
  usesIn(product: Pick<ProductRecord, 'spec' | 'specification'>): UseOfRule<Arguments>[];
}

function acrossRecords<const Path extends string, Others extends z.ZodRawShape>(
  name: string,
  paths: readonly Path[],
  others: Others,
): RuleAcrossRecords<Given<Path, Others>> {
  return {
    rule: rule(paths, others, () => []),
    usesIn: ({ spec, specification }) =>
      specification.rules
        .filter((use) => use.name === name)
        .flatMap(({ given, scope }) => {
          const values = valuesIn(spec, scope);
          return values ? [{ given: given as Given<Path, Others>, values }] : [];
        }),
  };
}

/** Figures by which a successor may be called so many times better (checks/products/successors.ts). */
export const timesOfSuccessor = acrossRecords('times-of-successor', ['values[]'], {});

/**
 * A controller or a plan that manages other products (checks/products/controllers.ts). `manages` lists kinds of products in the
 * words that their categories give as `as`; a plan also manages the products of the preceding entries of `plans`.
 */
export const managesProducts = acrossRecords('manages-products', ['manages'], {
  plans: z.array(text).default([]),
  /** Wording by which an article excludes a product. */
  outside: text,
});

/** Functions that match the pattern name the controllers of the product; the second pattern matches each name. */
export const managedBy = acrossRecords('managed-by', [], {
  functions: pattern,
  names: pattern,
  as: text.optional(),
});

/** Release notes may name only line rates of the ports (checks/products/firmware.ts). */
export const portRatesInReleases = acrossRecords('port-rates-in-releases', ['ports'], {});

/** A security advisory must name every device whose model begins alike (checks/products/product-news.ts). */
export const seriesInAdvisories = acrossRecords('series-in-advisories', [], { series: pattern });

/**
 * Both ends of an optical line hear each other (checks/products/pon-levels.ts). `losses` gives the losses of the lines
 * of each class, `13〜28dB`; `head` is the type of one end, and all others are the other end.
 */
export const ponLevels = acrossRecords(
  'pon-levels',
  ['class', 'type', 'launchMin', 'launchMax', 'sensitivity', 'overload'],
  { head: text, losses: z.record(text, text), penaltyDb: z.number().nonnegative() },
);

/** Rules that only checks across records evaluate. */
export const RULES_ACROSS_RECORDS: Readonly<Record<string, Rule>> = {
  'times-of-successor': timesOfSuccessor.rule,
  'manages-products': managesProducts.rule,
  'managed-by': managedBy.rule,
  'port-rates-in-releases': portRatesInReleases.rule,
  'series-in-advisories': seriesInAdvisories.rule,
  'pon-levels': ponLevels.rule,
};
