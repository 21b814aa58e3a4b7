import type { ProductRecord } from '../schema/product.ts';
import { sum } from '../specification/port-values.ts';
import type { SpecProblem } from '../specification/rules/rule.ts';
import { technicalParameters } from '../specification/technical-parameters.ts';

/** Units of one quantity, as factors of the smallest. */
const FACTORS: Record<string, number> = { Mbps: 1, Gbps: 1_000, Tbps: 1_000_000 };

const SLOTS: [label: RegExp, kind: string][] = [
  [/QSFP28スロット$/, '100g-qsfp28'],
  [/QSFP\+スロット$/, '40g-qsfp-plus'],
  [/SFP28スロット$/, '25g-sfp28'],
  [/SFP\+スロット$/, '10g-sfp-plus'],
  [/SFPスロット$/, '1g-sfp'],
];

interface Figure {
  value: string;
  unit?: string | undefined;
}

/** The number that a figure gives, in the smallest unit of its quantity; undefined where it is none. */
function amountOf({ value, unit = '' }: Figure): number | undefined {
  const number = value.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) * (FACTORS[unit] ?? 1) : undefined;
}

function isSameQuantity(one: Figure, other: Figure): boolean {
  const bothRates = [one, other].every(({ unit = '' }) => unit in FACTORS);
  return bothRates || (one.unit ?? '') === (other.unit ?? '');
}

/** What the record says of a figure of this label; undefined where it has no such number. */
function recorded({ spec, ...product }: ProductRecord, label: string): Figure | undefined {
  if (label === '合計最大速度' && spec.kind === 'access-point')
    return {
      value: String(spec.radios.reduce((total, radio) => total + radio.maxRateMbps, 0)),
      unit: 'Mbps',
    };
  const slot = SLOTS.find(([pattern]) => pattern.test(label));
  if (slot && 'ports' in spec) {
    const [, kind] = slot;
    const count = sum(
      spec.ports.filter((group) => group.kind === kind),
      (group) => group.count,
    );
    return { value: String(count), unit: 'スロット' };
  }
  // A row may say the condition of its value behind its name: NATスループット(1,518バイト).
  return technicalParameters({ spec, ...product })
    .flatMap(({ rows }) => rows)
    .find(({ name }) => name.replace(/\(.*\)$/, '') === label.replace(/\(.*\)$/, ''));
}

/** The large figures at the head of a product's page say the same as its specification. */
export function checkKeyFigures(product: ProductRecord): SpecProblem[] {
  return product.keyFigures.flatMap((figure, index) => {
    const row = recorded(product, figure.label);
    if (!row || !isSameQuantity(figure, row)) return [];
    const [shown, known] = [amountOf(figure), amountOf(row)];
    if (shown === undefined || known === undefined || shown === known) return [];
    return [
      {
        field: `keyFigures.${index}.value`,
        reason: `「${figure.label}」は ${figure.value}${figure.unit ?? ''} とありますが、仕様は ${row.value}${row.unit ?? ''} です`,
      },
    ];
  });
}
