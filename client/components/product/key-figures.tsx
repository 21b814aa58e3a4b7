import type { ProductDetail } from '../../../records/product/wire.ts';
import { unitGap } from '../../../shared/text/quantity.ts';
import { classNames } from '../class-names.ts';

const COLUMNS: Record<number, string> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' };

/** Main specifications of a product, in large type with their units. */
export function KeyFigures({ figures }: { figures: ProductDetail['keyFigures'] }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line',
        COLUMNS[figures.length],
      )}
    >
      {figures.map(({ label, value, unit }, index) => (
        <div
          key={label}
          className={classNames(
            'flex flex-col justify-between gap-1 bg-white px-4 py-4 md:px-6 md:py-5',
            figures.length % 2 === 1 && index === figures.length - 1 && 'max-md:col-span-2',
          )}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="leading-tight font-bold tabular-nums">
            <span className="text-2xl tracking-tight lg:text-3xl">{value}</span>
            {unit ? (
              <span className={classNames('text-sm text-ink-soft', !unitGap(unit) && 'ml-1')}>
                {`${unitGap(unit)}${unit}`}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
