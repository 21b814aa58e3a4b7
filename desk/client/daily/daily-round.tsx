import { DAILY_PAGES, type DailyCounts } from '../../shared/daily.ts';
import { useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';
import { DAILY } from './daily-titles.ts';

/** Daily overview. Its links work before the counts are loaded. */
export function DailyRound() {
  const { api } = useDesk();
  const loaded = useLoaded('daily', () => api.dailyCounts());
  const counts: DailyCounts = loaded.state === 'ready' ? loaded.value : {};
  return (
    <section aria-labelledby="daily">
      <h2 id="daily">毎日の確認</h2>
      <ul className="kinds" aria-busy={loaded.state === 'loading'}>
        {DAILY_PAGES.map((page) => (
          <li key={page}>
            <Link href={hrefOf(page)}>{DAILY[page].title}</Link>
            <p>{DAILY[page].lead}</p>
            <p className="daily-count">
              {DAILY[page].count}{' '}
              <strong>
                {textOf(counts[page], loaded.state === 'loading' ? '数えています…' : DAILY[page].uncounted)}
              </strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(count: number | undefined, uncounted: string): string {
  return count === undefined ? uncounted : `${count}件`;
}
