import { LOCALE } from '../../../shared/constants.ts';
import { accessoryOf, totalsOf } from '../../../shared/products/listed-product.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { Changing } from '../../components/changing.tsx';
import type { KnownProducts } from './use-products.ts';

interface ListTotalsProps {
  rows: readonly SelectionRow[];
  known: KnownProducts['known'];
  /** The vendor's note on the sums. */
  note: string;
}

/** Sums over the list: the number of devices, and figures of the products. */
export function ListTotals({ rows, known, note }: ListTotalsProps) {
  const ofDevices = rows.filter(({ id, sku }) => !accessoryOf(known.get(id), sku));
  const totals = totalsOf(ofDevices.map(({ id, quantity }) => ({ product: known.get(id), quantity })));
  const devices = ofDevices.reduce((sum, { quantity }) => sum + quantity, 0);
  const shown = [{ name: 'devices', label: '台数', unit: '台', sum: devices, without: 0 }, ...totals];
  return (
    <section aria-labelledby="totals" className="mt-10">
      <h2 id="totals" className="text-xl">
        合計
      </h2>
      <dl className="mt-4 flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        {shown.map(({ name, label, unit, sum, without }) => (
          <div key={name} className="grow basis-34 bg-white px-4 py-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">
              <Changing>{sum.toLocaleString(LOCALE)}</Changing>
              <span className="ml-0.5 text-sm font-normal text-ink-soft">{unit}</span>
              {without > 0 ? (
                <span className="block text-xs font-normal text-ink-soft">{`${without}台は値なし`}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className="mt-3 text-sm text-ink-soft">{note}</p> : null}
    </section>
  );
}
