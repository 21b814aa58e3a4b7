import type { ProductRecord } from '../../../records/product/record.ts';
import { formatMonth } from '../../../shared/text/date.ts';
import type { Corpus } from '../../corpus.ts';
import type { FactDerivation, FactRecord } from '../../schema/fact.ts';
import { type Values, valuesAt } from '../../specification/expression.ts';

type DerivationOf<Rule extends FactDerivation['rule']> = Extract<FactDerivation, { rule: Rule }>;

/** Decibels have one decimal: the smallest step keeps 5.2 ÷ 0.4 from falling to 12. */
const ROUNDING = 1e-6;

function reach(
  { budget, losses, perUnit, unit, max = Infinity }: DerivationOf<'reach'>,
  facts: FactRecord[],
) {
  const numberOf = (name: string) => Number.parseFloat(facts.find((fact) => fact.name === name)?.value ?? '');
  const lost = losses.reduce((total, { fact, times }) => total + times * numberOf(fact), 0);
  return `${Math.min(max, Math.floor((numberOf(budget) - lost) / numberOf(perUnit) + ROUNDING))}${unit}`;
}

function historyMonth({ words }: DerivationOf<'history-month'>, company: Corpus['company']) {
  const items = company.flatMap((record) => (record.kind === 'history' ? record.items : []));
  const found = items.find(({ text }) => text.includes(words));
  return found && formatMonth(found.month);
}

function warrantyYears({ models = '', except }: DerivationOf<'warranty-years'>, products: ProductRecord[]) {
  const meant = products.filter(
    ({ model }) => new RegExp(models).test(model) && !(except && new RegExp(except).test(model)),
  );
  return [...new Set(meant.map(({ warrantyYears }) => `${warrantyYears}年間`))].join('か');
}

function modelsWithFunction(
  { function: wanted, category, field, series, seriesWord, suffix }: DerivationOf<'models-with-function'>,
  { products, categories }: Corpus,
) {
  const categoryId = categories.find(({ urlName }) => urlName === category)?.id;
  const asked = products.filter(
    ({ categoryId: own, endOfLife, spec }) =>
      own === categoryId &&
      !endOfLife &&
      (field === undefined || valuesAt(spec as unknown as Values, field).length > 0),
  );
  const has = ({ functions }: ProductRecord) =>
    functions.some(({ items }) => items.some(({ name }) => name === wanted));
  const seriesOf = ({ model }: ProductRecord) => new RegExp(series).exec(model)?.[0] ?? model;
  const withIt = asked.filter(has);
  const whole = [...new Set(withIt.map(seriesOf))]
    .sort()
    .filter((name) => asked.every((product) => seriesOf(product) !== name || has(product)));
  const single = withIt.filter((product) => !whole.includes(seriesOf(product))).map(({ model }) => model);
  const parts = [single.sort().join('、'), whole.length > 0 ? whole.join('、') + seriesWord : ''];
  return parts.filter((part) => part !== '').join('と') + suffix;
}

function modelsWithSku(
  { sku: code, name: named }: DerivationOf<'models-with-sku'>,
  products: ProductRecord[],
) {
  return products
    .filter(({ endOfLife }) => !endOfLife)
    .filter(({ skus }) =>
      skus.some(({ sku, name }) => new RegExp(code).test(sku) && new RegExp(named).test(name)),
    )
    .map(({ model }) => model)
    .sort()
    .join('、');
}

/** The value that follows from other facts or from the records; undefined when these lack the data for it. */
export function derivedValue(derive: FactDerivation, corpus: Corpus): string | undefined {
  switch (derive.rule) {
    case 'reach':
      return reach(derive, corpus.facts);
    case 'history-month':
      return historyMonth(derive, corpus.company);
    case 'warranty-years':
      return warrantyYears(derive, corpus.products);
    case 'models-with-function':
      return modelsWithFunction(derive, corpus);
    case 'models-with-sku':
      return modelsWithSku(derive, corpus.products);
  }
}
