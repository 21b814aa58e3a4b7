import { groupBy } from '../../../shared/group-by.ts';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Suggested } from './suggested.ts';

interface SuggestionListProps {
  id: string;
  /** Entries of a group must be adjacent. */
  entries: readonly Suggested[];
  typed: string;
  /** Index of the entry that the keyboard has selected. */
  active: number;
  optionId(index: number): string;
  /** Keyword with further results on the search page; null when all results are listed. */
  more: string | null;
}

/** List of the search box. Its entries are links, so that they can be opened in a new tab. */
export function SuggestionList({ id, entries, typed, active, optionId, more }: SuggestionListProps) {
  const total = entries.length;
  const groups = groupBy(
    entries.map((entry, index) => ({ entry, index })),
    ({ entry }) => entry.group,
  );
  const isForeign = total > 0 && entries.every(({ isNear }) => isNear);
  return (
    <>
      <p role="status" className="sr-only">
        {total === 0 ? '' : `候補が${total}件あります`}
      </p>
      {isForeign ? (
        <p className="mt-4 text-sm">
          「<span className="break-all">{typed.trim()}</span>」という型番の製品はありません。近い型番です。
        </p>
      ) : null}
      <div id={id} role="listbox" aria-label="候補" hidden={total === 0} className="mt-4">
        {[...groups].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list to choose from
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="mt-2 text-xs font-bold text-ink-soft">
              {group}
            </p>
            <div className="grid gap-x-6 md:grid-cols-2">
              {members.map(({ entry, index }) => (
                <Entry key={entry.key} entry={entry} id={optionId(index)} isActive={index === active} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {more === null ? null : (
        <p className="mt-2 text-right">
          <MoreLink to={`/search?${new URLSearchParams({ value: more })}`}>もっと見る</MoreLink>
        </p>
      )}
    </>
  );
}

function Entry({ entry, id, isActive }: { entry: Suggested; id: string; isActive: boolean }) {
  const { to, group, name, about, imgUrl, isNear, isEnded } = entry;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1 hover:bg-aqua-pale aria-selected:bg-aqua-pale aria-selected:text-aqua-deep"
    >
      {imgUrl ? (
        <img src={imgUrl} alt="" width={48} height={36} className="h-9 w-12 rounded-sm object-cover" />
      ) : null}
      <span className="min-w-0">
        <b translate={group === '製品' ? 'no' : undefined}>{name}</b>
        {about ? <span className="block truncate text-xs text-ink-soft">{about}</span> : null}
      </span>
      {isNear ? <Tag tone="notice">近い型番</Tag> : null}
      {isEnded ? <Tag tone="notice">販売終了</Tag> : null}
    </Link>
  );
}
