import type { Suggestion } from '../../../shared/api/models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { isOneEditAway } from '../../../shared/text/edit-distance.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';
import { Link } from '../../components/link.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Tag } from '../../components/tag.tsx';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  /** What was typed: a model that is only close to it says so. */
  typed: string;
  /** Place of the entry that the keyboard is at. */
  active: number;
  optionId(index: number): string;
  /** The keyword whose further results are on the search page; null when everything is shown. */
  more: string | null;
}

/** The list of the search box. Its entries are links, so that they open in a new tab as links do. */
export function SuggestionList({ id, suggestions, typed, active, optionId, more }: SuggestionListProps) {
  const total = suggestions.length;
  return (
    <>
      <p role="status" className="sr-only">
        {total === 0 ? '' : `製品の候補が${total}件あります`}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="製品の候補"
        hidden={total === 0}
        className="mt-4 grid gap-x-6 md:grid-cols-2"
      >
        {suggestions.map((suggestion, index) => (
          <Link
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={productPath(suggestion)}
            translate="no"
            className="flex min-h-11 items-center gap-3 border-b border-line px-3 font-bold hover:bg-aqua-pale aria-selected:bg-aqua-pale aria-selected:text-aqua-deep"
          >
            {suggestion.model}
            {isOnlyNear(suggestion.model, typed) ? <Tag tone="notice">近い型番</Tag> : null}
          </Link>
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

/** A slip of the finger away from the model, and no part of its name. */
function isOnlyNear(model: string, typed: string): boolean {
  const [known, wanted] = [normalizeModel(model), normalizeModel(typed)];
  return !known.includes(wanted) && !wanted.startsWith(known) && isOneEditAway(known, wanted);
}
