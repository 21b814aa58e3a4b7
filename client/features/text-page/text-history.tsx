import type { TextDocument } from '../../../records/document/wire.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Facts } from '../../components/page/facts.tsx';

/** Versions of a policy, the newest first: the day, the change, and the words before it. */
export function TextHistory({ history }: { history: NonNullable<TextDocument['history']> }) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-4 text-xl">
        改定の履歴
      </h2>
      <Facts
        facts={history.map(({ on, change, before }) => ({
          label: <time dateTime={on}>{formatDay(on)}</time>,
          value: before ? `${change}それまでの文:「${before}」` : change,
        }))}
      />
    </section>
  );
}
