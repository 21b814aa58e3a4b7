import type { GuidePart, GuideRow, SetupGuide } from '../../corpus/schema/setup-guide.ts';
import { type Values, valuesAt } from '../../corpus/specification/expression.ts';
import { fill } from '../../corpus/specification/rows.ts';
import { hardwareOf, isDrawn, type ProductRecord } from '../../records/product/record.ts';
import { formatDay } from '../../shared/text/date.ts';
import { lightsOf } from '../drawing/layout/parts.ts';
import { allHold, chooseTexts } from './choose-texts.ts';

interface Row {
  name: string;
  value: string;
}

type Part =
  | { table: string; rows: Row[] }
  | { steps: string[] }
  | { list: string; items: string[] }
  | { paragraphs: string[] }
  | Extract<GuidePart, { views: unknown } | { specification: unknown }>;

/** Content of the guide for one product. */
export interface ProductGuide {
  notices: string[];
  intro: string[];
  sections: { heading: string; parts: Part[] }[];
}

/** Input of a guide in addition to the product's record. */
interface GuideContext {
  /** The category's name in addresses. */
  category: string;
  /** Whether its firmware can be downloaded. */
  hasFirmware: boolean;
}

/** Only a device with a housing is installed. */
export function hasSetupGuide({ spec }: Pick<ProductRecord, 'spec'>, guide: SetupGuide): boolean {
  return guide.sections.length > 0 && hardwareOf(spec) !== undefined;
}

/** The first part number, whose name describes most of the package's contents, preceded by the model. */
function bodyOf({ model, skus }: ProductRecord): string {
  const body = skus[0]?.name ?? model;
  return body.startsWith(model) ? body : `${model} ${body}`;
}

/** Values for conditions and texts: the specification, and `product` with further fields (GUIDE_FIELDS). */
function valuesOf(product: ProductRecord, { category, hasFirmware }: GuideContext): Values {
  const { model, functions, endOfLife, spec } = product;
  const hardware = hardwareOf(spec);
  return {
    ...spec,
    ...hardware,
    product: {
      model,
      category,
      hasFirmware,
      body: bodyOf(product),
      functions: functions.flatMap(({ items }) => items.map(({ name }) => name)),
      lights: hardware && isDrawn(product) ? lightsOf(product.spec, hardware) : [],
      ...(endOfLife && { supportEndsOn: formatDay(endOfLife.supportEndsOn) }),
    },
  };
}

function rowsOf(row: GuideRow, values: Values): Row[] {
  if (!allHold(row.when, values)) return [];
  if ('each' in row) {
    return valuesAt(values, row.each).flatMap((value) => {
      const text = row.texts[String(value)];
      const name = row.name.replaceAll('{value}', String(value));
      return text === undefined ? [] : chooseTexts([{ text }], values).map((value) => ({ name, value }));
    });
  }
  const name = String(fill(row.name, values, []) ?? '');
  return chooseTexts([row.text], values).map((value) => ({ name, value }));
}

function partOf(part: GuidePart, values: Values): Part {
  if ('rows' in part) return { table: part.table, rows: part.rows.flatMap((row) => rowsOf(row, values)) };
  if ('steps' in part) return { steps: chooseTexts(part.steps, values) };
  if ('list' in part) return { list: part.list, items: chooseTexts(part.items, values) };
  if ('paragraphs' in part) return { paragraphs: chooseTexts(part.paragraphs, values) };
  return part;
}

/** The parts of the vendor's guide that apply to a product. */
export function guideOf(guide: SetupGuide, product: ProductRecord, context: GuideContext): ProductGuide {
  const values = valuesOf(product, context);
  return {
    notices: chooseTexts(guide.notices, values),
    intro: chooseTexts(guide.intro, values),
    sections: guide.sections
      .filter(({ when }) => allHold(when, values))
      .map(({ heading, parts }) => ({ heading, parts: parts.map((part) => partOf(part, values)) })),
  };
}
