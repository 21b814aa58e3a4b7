import { unitGap } from '../../shared/text/quantity.ts';
import { Terms } from './terms.tsx';

/** A figure that one line holds together with its unit; longer values are prose. */
const FIGURE = /^[\d.,〜×/+\-−±]+$/;

interface QuantityProps {
  value: string;
  unit?: string | undefined;
}

/** A value with its unit right behind it, on screen as in what is copied. */
export function Quantity({ value, unit }: QuantityProps) {
  if (!unit) return <Terms>{value}</Terms>;
  return (
    <span className={FIGURE.test(value) ? 'quantity-figure' : 'quantity'}>
      <QuantityText value={value} unit={unit} />
    </span>
  );
}

/** For an element whose style sheet lets the unit step back. */
export function QuantityText({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {`${value}${unitGap(unit)}`}
      <span>{unit}</span>
    </>
  );
}
