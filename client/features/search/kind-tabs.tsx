import type { SearchTotal } from '../../../records/search/wire.ts';
import { TabLinks } from '../../components/navigation/tab-links.tsx';
import { searchHref } from './search-query.ts';

interface KindTabsProps {
  value: string;
  chosen: number | undefined;
  totals: SearchTotal;
}

/** Tabs for the kinds that have results, with their numbers. */
export function KindTabs({ value, chosen, totals }: KindTabsProps) {
  const kinds = [{ type: undefined, name: 'すべて', total: totals.total }, ...totals.types].filter(
    ({ type, total }) => type === undefined || type === chosen || total > 0,
  );
  return (
    <TabLinks
      label="検索結果の種類"
      tabs={kinds.map(({ type, name, total }) => ({
        to: searchHref(value, type),
        name,
        total,
        current: type === chosen,
      }))}
    />
  );
}
