import { classNames } from '../../components/class-names.ts';
import { Link } from '../../components/navigation/link.tsx';
import { type PartnerQuery, partnerSearch } from './partner-query.ts';
import { TILES } from './tiles.ts';

interface PrefectureMapProps {
  query: PartnerQuery;
  totals: Record<string, number>;
  /** Path of the page with the list; the current one by default. */
  path?: string;
}

/**
 * Minimum number of partners for each colour of a tile. The styles of the 47 tiles are in the style sheet,
 * not in the page.
 */
const DEPTHS = [
  [6, 'map-tile-many'],
  [4, 'map-tile-some'],
  [1, 'map-tile-few'],
  [0, 'map-tile-none'],
] as const;

/**
 * Map of Japan with 47 tiles of equal size, for visitors who find a place more easily on a map than in a
 * list.
 */
export function PrefectureMap({ query, totals, path = '' }: PrefectureMapProps) {
  return (
    <nav aria-labelledby="partner-map" className="relative">
      <div className="absolute top-0 left-0 max-w-sm">
        <h3 id="partner-map" className="text-base">
          地図から選ぶ
        </h3>
        <p className="mt-1 text-sm text-ink-soft">数字は、その都道府県を受け持つ会社の数です。</p>
      </div>
      <ul className="grid grid-cols-13 gap-1">
        {TILES.map(({ prefecture, short, column, row }) => {
          const total = totals[prefecture] ?? 0;
          const isChosen = prefecture === query.prefecture;
          const depth = DEPTHS.find(([from]) => total >= from)?.[1];
          return (
            <li key={prefecture} style={{ gridColumn: column, gridRow: row }}>
              <Link
                to={path + partnerSearch({ ...query, prefecture })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classNames('map-tile', isChosen ? 'map-tile-chosen' : depth)}
              >
                <b aria-hidden="true">{short}</b>
                <span aria-hidden="true">{total}</span>
                <span className="sr-only">{`${prefecture}${total}社`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
