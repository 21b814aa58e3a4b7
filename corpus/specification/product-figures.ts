import type { FigureUse } from '../../records/category/compiled.ts';
import type { PortGroup, PortKind } from '../../records/product/ports.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import { withDerivedFigures } from '../../shared/products/derived-figures.ts';
import {
  type DeclaredFigures,
  type Figures,
  kindOfFigure,
  type PortFigure,
  RADIO_FIGURES,
} from '../../shared/products/figures.ts';
import { type Values, valuesAt, valuesIn } from './expression.ts';
import { PORTS } from './port-names.ts';

const MEDIA: Partial<Record<PortKind, PortFigure['media']>> = {
  gpon: 'pon',
  'xgs-pon': 'pon',
  'ghn-coax': 'coax',
  'ghn-phone': 'phone-line',
  fxs: 'telephone',
};

function portFigure({ kind, count, poeOut, poeIn }: PortGroup): PortFigure {
  return {
    name: PORTS[kind].short,
    media: MEDIA[kind] ?? (kind.endsWith('rj45') ? 'rj45' : 'slot'),
    mbps: Math.round(PORTS[kind].gbps * 1000),
    count,
    ...(poeOut && { poeOut }),
    ...(poeIn && { poeIn }),
  };
}

function radioFigure(entry: Values, fields: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(RADIO_FIGURES.map((name) => [name, valuesAt(entry, fields[name] ?? '')[0]]));
}

/** Maps words of a record to their meanings for calculations; words without a meaning are dropped. */
function meant(found: unknown[], as: FigureUse['as']): unknown[] {
  return as
    ? found.flatMap((value) => (Object.hasOwn(as, String(value)) ? (as[String(value)] ?? []) : []))
    : found;
}

/** The value of one figure; undefined where the record has none. */
function figureValue({ name, value, when, is, as, fields = {} }: FigureUse, values: Values): unknown {
  if (when !== undefined && !valuesAt(values, when).some((found) => found !== false)) return undefined;
  const found = valuesAt(values, value);
  if (found.length === 0) return undefined;
  switch (kindOfFigure(name)) {
    case 'ports':
      return (found as PortGroup[]).map(portFigure);
    case 'radios':
      return (found as Values[]).map((entry) => radioFigure(entry, fields));
    case 'flag':
      return found.some((one) => (is ? is.includes(one as string | number) : one === true));
    case 'words':
      return [...new Set(meant(found, as))];
    case 'amount':
    case 'word':
      return meant(found, as)[0];
  }
}

/** Declared figures of a record, unchecked; used by the content check. */
export function declaredFiguresOf({ spec, specification }: Pick<ProductRecord, 'spec' | 'specification'>) {
  return Object.fromEntries(
    specification.figures.flatMap((use) => {
      const values = valuesIn(spec, use.scope);
      const value = values && figureValue(use, values);
      return value === undefined ? [] : [[use.name, value]];
    }),
  );
}

/** The figures of a product, with those that follow from them. */
export function figuresOf(product: Pick<ProductRecord, 'spec' | 'specification'>): Figures {
  return withDerivedFigures(declaredFiguresOf(product) as DeclaredFigures);
}
