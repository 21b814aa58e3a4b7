import type { SearchHit } from '../../../records/search/wire.ts';
import type { Suggestion } from '../../../shared/api/product-card.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { isNearName } from '../../../shared/text/near-name.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';

/** Entry of the search box's list. */
export interface Suggested {
  key: string;
  to: string;
  group: '製品' | 'ページ' | '記事';
  name: string;
  /** Description in one line. */
  about?: string | undefined;
  imgUrl?: string | undefined;
  /** The product's name differs from the input. */
  isNear: boolean;
  isEnded: boolean;
}

/** Entries for products with a matching model name. */
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

/** Entries for search results, when the input names no model; grouped by kind, in the order of the groups. */
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

/** Returns whether the input is one typing error away from the model, and not a part of its name. */
function isOnlyNear(model: string, typed: string): boolean {
  const [known, wanted] = [normalizeModel(model), normalizeModel(typed)];
  return !known.includes(wanted) && !wanted.startsWith(known) && isNearName(known, wanted);
}
