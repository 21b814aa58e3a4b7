import { unitGap } from '../../shared/text/quantity.ts';
import { classNames } from './class-names.ts';
import { Terms } from './terms.tsx';

/** A figure that one line holds together with its unit; longer values are prose. */
const FIGURE = /^[\d.,〜×/+\-−±]+$/;

interface QuantityProps {
  value: string;
  unit?: string | undefined;
  /** Of the unit, which steps back behind the value. */
  unitClass?: string;
}

/** A value with its unit right behind it, on screen as in what is copied. */
export function Quantity({ value, unit, unitClass = 'text-ink-soft' }: QuantityProps) {
  if (!unit) return <Terms>{value}</Terms>;
  return (
    <span className={classNames(FIGURE.test(value) && 'whitespace-nowrap print:whitespace-normal')}>
      {`${value}${unitGap(unit)}`}
      <span className={unitClass}>{unit}</span>
    </span>
  );
}
