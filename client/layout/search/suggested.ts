import type { SearchHit, Suggestion } from '../../../shared/api/models.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { isOneEditAway } from '../../../shared/text/edit-distance.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';

/** An entry of the search box's list. */
export interface Suggested {
  key: string;
  to: string;
  group: '製品' | 'ページ' | '記事';
  name: string;
  /** One line of what it is. */
  about?: string | undefined;
  imgUrl?: string | undefined;
  /** A product whose name is not what was typed. */
  isNear: boolean;
  isEnded: boolean;
}

/** Products whose model name fits. */
export function suggestedModels(models: readonly Suggestion[], typed: string): Suggested[] {
  return models.map((suggestion) => ({
    key: `product-${suggestion.id}`,
    to: productPath(suggestion),
    group: '製品',
    name: suggestion.model,
    about: suggestion.name,
    imgUrl: suggestion.imgUrl ?? undefined,
    isNear: isOnlyNear(suggestion.model, typed),
    isEnded: suggestion.ended === true,
  }));
}

const GROUPS = ['製品', 'ページ', '記事'] as const;

/** What the search found for words that name no model, each kind together, in the order of the groups. */
export function suggestedHits(hits: readonly SearchHit[]): Suggested[] {
  const entries = hits.map(
    (hit): Suggested => ({
      key: hit.url,
      to: hit.url,
      group: groupOf(hit.type),
      name: hit.model ?? hit.name,
      about: hit.model ? hit.name : undefined,
      imgUrl: (hit.type === SEARCH_TYPE.product && hit.imgUrl) || undefined,
      isNear: hit.match === 'near',
      isEnded: hit.ended === true,
    }),
  );
  return GROUPS.flatMap((wanted) => entries.filter(({ group }) => group === wanted));
}

function groupOf(type: number): Suggested['group'] {
  if (type === SEARCH_TYPE.product) return '製品';
  return type === SEARCH_TYPE.page ? 'ページ' : '記事';
}

/** A slip of the finger away from the model, and no part of its name. */
function isOnlyNear(model: string, typed: string): boolean {
  const [known, wanted] = [normalizeModel(model), normalizeModel(typed)];
  return !known.includes(wanted) && !wanted.startsWith(known) && isOneEditAway(known, wanted);
}
