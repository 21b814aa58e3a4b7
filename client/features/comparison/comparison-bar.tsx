import { compareCsvPath, comparePath } from '../../../shared/comparison/asked-models.ts';
import { Button, buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { TabLinks } from '../../components/navigation/tab-links.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';

interface ComparisonBarProps {
  ids: number[];
  showsAll: boolean;
  totals: { all: number; different: number };
}

/** Choice of the displayed rows, and actions on the comparison. */
export function ComparisonBar({ ids, showsAll, totals }: ComparisonBarProps) {
  const hydrated = useHydrated();
  return (
    <div className="my-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
      {ids.length > 1 ? (
        <TabLinks
          label="表示する項目"
          keepsPlace
          tabs={[
            { to: comparePath(ids), name: '違いだけ', total: totals.different, current: !showsAll },
            {
              to: comparePath(ids, { showsAll: true }),
              name: 'すべて',
              total: totals.all,
              current: showsAll,
            },
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <a
          href={compareCsvPath(ids)}
          download={`comparison-${ids.join('-')}.csv`}
          className={buttonClass('secondary', 'px-4 text-sm')}
        >
          <Icon name="download" className="size-4" />
          CSVで保存
        </a>
        {hydrated ? (
          <Button tone="secondary" className="px-4 text-sm" onClick={() => window.print()}>
            印刷
          </Button>
        ) : null}
      </div>
    </div>
  );
}
