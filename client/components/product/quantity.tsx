import { unitGap } from '../../../shared/text/quantity.ts';
import { Terms } from '../text/terms.tsx';

/** Number that must stay on one line with its unit; longer values are text. */
const FIGURE = /^[\d.,〜×/+\-−±]+$/;

/** Value followed by its unit, both on screen and in copied text. */
export function Quantity({ value, unit }: { value: string; unit?: string | undefined }) {
  if (!unit) return <Terms>{value}</Terms>;
  return (
    <span className={FIGURE.test(value) ? 'quantity-figure' : 'quantity'}>
      <QuantityText value={value} unit={unit} />
    </span>
  );
}

/** The same for an element whose style sheet formats the unit. */
export function QuantityText({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {`${value}${unitGap(unit)}`}
      <span>{unit}</span>
    </>
  );
}
