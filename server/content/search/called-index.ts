import type { SynonymGroup } from '../../../corpus/schema/synonym.ts';
import type { SearchDocument } from './document.ts';
import type { ModelHit } from './model-index.ts';
import { searchText } from './spelling.ts';

export type CalledIndex = ReturnType<typeof createCalledIndex>;

/** Search key of a name, without spaces and punctuation. */
function callKey(text: string): string {
  return searchText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Documents by the words that uniquely identify them. */
export function createCalledIndex(documents: readonly SearchDocument[], synonyms: readonly SynonymGroup[]) {
  const own = new Map<string, ModelHit<SearchDocument>[]>();
  for (const item of documents) {
    for (const key of new Set(item.calledBy?.map(callKey))) {
      own.set(key, [...(own.get(key) ?? []), { item, match: 'exact', name: item.name }]);
    }
  }
  const ofSynonyms = new Map<string, ModelHit<SearchDocument>[]>();
  for (const group of synonyms) {
    const keys = group.map(callKey);
    const hits = keys.flatMap((key) => own.get(key) ?? []);
    for (const key of keys) ofSynonyms.set(key, [...(ofSynonyms.get(key) ?? []), ...hits]);
  }
  return {
    find: (typed: string) => own.get(callKey(typed)) ?? [],
    /** Documents of the word's synonyms: those of マニュアル for `manual`. */
    findBySynonym: (typed: string) => ofSynonyms.get(callKey(typed)) ?? [],
  };
}
