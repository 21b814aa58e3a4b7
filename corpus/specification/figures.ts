/** Units of one quantity, as factors of the smallest. */
const FACTORS = new Map([
  ['Mbps', 1],
  ['Gbps', 1_000],
  ['Tbps', 1_000_000],
]);

interface Figure {
  value: string;
  unit?: string | undefined;
}

/** A figure's number in the smallest unit of its quantity; undefined when it has none. */
function amountOf({ value, unit = '' }: Figure): number | undefined {
  const number = value.replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) * (FACTORS.get(unit) ?? 1) : undefined;
}

function isSameQuantity(one: Figure, other: Figure): boolean {
  const bothRates = [one, other].every(({ unit = '' }) => FACTORS.has(unit));
  return bothRates || (one.unit ?? '') === (other.unit ?? '');
}

/** The reason for which a figure at the head of a page contradicts the specification; undefined when it agrees. */
export function contradiction(figure: Figure & { label: string }, known: Figure): string | undefined {
  if (!isSameQuantity(figure, known)) return undefined;
  const [shown, real] = [amountOf(figure), amountOf(known)];
  if (shown === undefined || real === undefined || shown === real) return undefined;
  const said = `${figure.value}${figure.unit ?? ''}`;
  return `「${figure.label}」は ${said} とありますが、仕様は ${known.value}${known.unit ?? ''} です`;
}
