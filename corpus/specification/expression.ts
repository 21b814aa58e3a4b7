import { portText } from './port-names.ts';

/**
 * Expressions by which content names values of a product's record: `power.supplyW`,
 * `ports[role=lan,downlink].count|sum`. Lists are flattened, so that an expression always yields a list of values;
 * filters after a bar transform it.
 */

export type Values = Readonly<Record<string, unknown>>;

/** Selects the entries of a list whose field has one of these values. */
interface Condition {
  key: string;
  values: string[];
}

interface Step {
  key: string;
  where: Condition[];
}

export interface Expression {
  steps: Step[];
  filters: { name: string; argument: string }[];
}

const STEP = /([A-Za-z]\w*)((?:\[\w+=[^\]]+\])*)(?:\.|$)/y;
const CONDITION = /\[(\w+)=([^\]]+)\]/g;

const FILTERS: Record<string, (values: unknown[], argument: string) => unknown[]> = {
  sum: (values) =>
    values.length > 0 ? [values.reduce<number>((total, value) => total + Number(value), 0)] : [],
  count: (values) => [values.length],
  first: (values) => values.slice(0, 1),
  /** Unit conversion; rounded to hide binary fractions. */
  times: (values, factor) => values.map((value) => Number((Number(value) * Number(factor)).toPrecision(12))),
  unique: (values) => [...new Set(values)],
  sort: (values) => values.toSorted((a, b) => (Number(a) > Number(b) ? 1 : -1)),
  join: (values, separator) => (values.length > 0 ? [values.join(separator)] : []),
  ports: (values) => portText(values),
};

/** Parses an expression; undefined for an invalid one. */
export function parseExpression(source: string): Expression | undefined {
  const [path = '', ...filters] = source.split('|');
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const match = STEP.exec(path);
    if (!match) return undefined;
    const [, key = '', conditions = ''] = match;
    const where = [...conditions.matchAll(CONDITION)].map(([, name = '', values = '']) => ({
      key: name,
      values: values.split(','),
    }));
    steps.push({ key, where });
  }
  if (steps.length === 0 || path.endsWith('.')) return undefined;
  const named = filters.map((filter) => {
    const [name = '', argument = ''] = filter.split(':');
    return { name, argument };
  });
  return named.every(({ name }) => Object.hasOwn(FILTERS, name)) ? { steps, filters: named } : undefined;
}

function passes(value: unknown, where: Condition[]): boolean {
  return where.every(({ key, values }) => values.includes(String((value as Values)[key])));
}

function step(values: unknown[], { key, where }: Step): unknown[] {
  return values
    .flatMap((value) => (value as Values | null)?.[key] ?? [])
    .filter((value) => passes(value, where));
}

/** The values that an expression finds; empty where the record has none. */
function evaluate({ steps, filters }: Expression, values: Values): unknown[] {
  const found = steps.reduce<unknown[]>(step, [values]);
  return filters.reduce((list, { name, argument }) => FILTERS[name]?.(list, argument) ?? list, found);
}

/** Evaluates an expression that was already validated by a load. */
export function valuesAt(values: Values, source: string): unknown[] {
  const expression = parseExpression(source);
  if (!expression) throw new Error(`invalid expression: ${source}`);
  return evaluate(expression, values);
}

/** The values of a specification, or of the field that a scope names; undefined where the record has none there. */
export function valuesIn(spec: object, scope: string | undefined): Values | undefined {
  return scope === undefined ? (spec as Values) : ((spec as Values)[scope] as Values | undefined);
}

/** The number in a field. */
export function numberAt(values: Values, source: string): number | undefined {
  const [value] = valuesAt(values, source);
  return typeof value === 'number' ? value : undefined;
}

export function textAt(values: Values, source: string): string | undefined {
  const [value] = valuesAt(values, source);
  return typeof value === 'string' ? value : undefined;
}
