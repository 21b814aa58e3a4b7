import { useState } from 'react';
import type { CaseCard } from '../../../records/case/wire.ts';
import { HEADER_CASES } from '../../../shared/constants.ts';
import { casePath } from '../../../shared/paths/params.ts';
import { Cover } from '../../components/card/cover.tsx';
import { CoverWord } from '../../components/card/cover-word.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useMenuCases } from '../menu-lists.ts';
import { type EntryPanelProps, Panel } from './panel.tsx';

/** The three newest cases; when loading fails, the link to all cases is enough. */
export function CasesPanel({ id, entry }: EntryPanelProps) {
  const [isMissing, setMissing] = useState(false);
  const cases = useMenuCases(() => setMissing(true));
  return (
    <Panel id={id} entry={entry}>
      {isMissing ? (
        <p className="text-sm text-ink-soft">
          いま事例を読み込めません。
          <Link to={entry.path} className="text-aqua underline">
            {entry.name}の一覧
          </Link>
          からご覧ください。
        </p>
      ) : (
        <ul className="grid grid-cols-3 gap-6" aria-busy={cases === undefined}>
          {(cases ?? WAITING).map((item, index) => (
            <li key={item?.id ?? `waiting-${index}`}>{item ? <Story item={item} /> : <StorySpace />}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const WAITING: (CaseCard | null)[] = Array.from({ length: HEADER_CASES.limit }, () => null);

const COVER = 'rounded-lg border border-line transition-colors group-hover:border-aqua';

function Story({ item }: { item: CaseCard }) {
  return (
    <Link to={casePath(item)} className="group block">
      {item.imgUrl ? <Cover src={item.imgUrl} photo={item.photo} className={COVER} /> : null}
      {item.region && !item.imgUrl ? <CoverWord className={COVER}>{item.region}</CoverWord> : null}
      <span className="mt-3 line-clamp-3 text-sm leading-normal font-bold group-hover:text-aqua">
        {item.name}
      </span>
      {item.customer ? <span className="mt-1 block text-xs text-ink-faint">{item.customer}</span> : null}
    </Link>
  );
}

/** Placeholder of a case, so that the panel keeps its height when the cases arrive. */
function StorySpace() {
  return (
    <div aria-hidden="true">
      <div className="aspect-video animate-pulse rounded-lg bg-surface-deep" />
      <div className="h-22" />
    </div>
  );
}
