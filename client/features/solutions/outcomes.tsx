import type { SolutionDetail } from '../../../records/solution/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Terms } from '../../components/text/terms.tsx';

/** Improvements by the solution, in a row. */
export function Outcomes({ items }: { items: SolutionDetail['outcomes'] }) {
  return (
    <dl
      className={classNames(
        'grid gap-8',
        items.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      {items.map(({ label, text }) => (
        <div key={label} className="border-t-2 border-aqua-bright pt-5">
          <dt className="flex items-center gap-2 text-lg font-bold">
            <Icon name="check" className="size-5 text-aqua-line" />
            {label}
          </dt>
          <dd className="mt-2 text-on-navy">
            <Terms>{text}</Terms>
          </dd>
        </div>
      ))}
    </dl>
  );
}
