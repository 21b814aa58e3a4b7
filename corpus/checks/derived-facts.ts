import { formatMonth } from '../../shared/text/date.ts';
import type { Corpus } from '../corpus.ts';
import type { FactRecord } from '../schema/fact.ts';
import type { ProductRecord } from '../schema/product.ts';

/** What a PON design counts besides its splitter and its line, in the articles and in the facts. */
const CONNECTORS = 6;
const SPLICES = 8;
/** Both standards reach no further, whatever the light would allow. */
const PON_MAX_KM = 20;

function numberOf(facts: FactRecord[], name: string): number {
  return Number.parseFloat(facts.find((fact) => fact.name === name)?.value ?? '');
}

/** Whole kilometres that a budget leaves for the line. */
function ponReach(facts: FactRecord[], budget: string, split: string): string {
  const value = (name: string) => numberOf(facts, `pon.${name}`);
  const left =
    value(budget) -
    value(split) -
    CONNECTORS * value('connectorLoss') -
    SPLICES * value('spliceLoss') -
    value('margin');
  // Decibels have one decimal: the smallest step keeps 5.2 ÷ 0.4 from falling to 12.
  return `${Math.min(PON_MAX_KM, Math.floor(left / value('fibreLoss') + 1e-6))}km`;
}

const KEEP_ALIVE = '再起動中の給電継続';

function feeds({ spec }: ProductRecord): boolean {
  return spec.kind === 'switch' && spec.ports.some(({ poeOut }) => poeOut);
}

/** `MS2310` for a series whose PoE switches all have the function, the full model where only some have it. */
function keepAlive(products: ProductRecord[]): string {
  const feeding = products.filter((product) => feeds(product) && !product.endOfLife);
  const has = ({ functions }: ProductRecord) => functions.some(({ items }) => items.includes(KEEP_ALIVE));
  const seriesOf = ({ model }: ProductRecord) => model.split('-')[0] ?? model;
  const withIt = feeding.filter(has);
  const series = [...new Set(withIt.map(seriesOf))].sort();
  const whole = series.filter((name) =>
    feeding.every((product) => seriesOf(product) !== name || has(product)),
  );
  const single = withIt.filter((product) => !whole.includes(seriesOf(product))).map(({ model }) => model);
  return `${single.sort().join('、')}と${whole.join('、')}シリーズのPoEスイッチ`;
}

function years(products: ProductRecord[], test: (product: ProductRecord) => boolean): string {
  return [...new Set(products.filter(test).map(({ warrantyYears }) => `${warrantyYears}年間`))].join('か');
}

const INDUSTRIAL = /-I$/;
const HOME_DEVICES = /^(?:MLU|MGE)/;

/** The month that the company's history gives for something. */
function monthOf(company: Corpus['company'], name: string, word: string): [string, string][] {
  return company.flatMap((record): [string, string][] => {
    const item = record.kind === 'history' && record.items.find(({ text }) => text.includes(word));
    return item ? [[name, formatMonth(item.month)]] : [];
  });
}

/** Facts that follow from others or from the records, by name. */
export function derivedFacts({ facts, products, company }: Corpus): Map<string, string> {
  const devices = products.filter(({ spec }) => spec.kind !== 'cloud' || spec.hardware);
  const isHome = ({ model }: ProductRecord) => HOME_DEVICES.test(model) && model !== 'MLU1002';
  const isIndustrial = ({ model }: ProductRecord) => INDUSTRIAL.test(model);
  return new Map([
    ['pon.reach64CPlus', ponReach(facts, 'budgetCPlus', 'split64')],
    ['pon.reach64N2', ponReach(facts, 'budgetN2', 'split64')],
    ['pon.reach32CPlus', ponReach(facts, 'budgetCPlus', 'split32')],
    ['poe.keepAlive', keepAlive(products)],
    ...monthOf(company, 'company.founded', '設立'),
    ...monthOf(company, 'lab.opened', '検証室'),
    ...monthOf(company, 'packaging.paperFrom', '緩衝材'),
    ['warranty.years', years(devices, (product) => !isHome(product) && !isIndustrial(product))],
    ['warranty.industrialYears', years(devices, isIndustrial)],
    ['warranty.homeDeviceYears', years(devices, isHome)],
  ]);
}
