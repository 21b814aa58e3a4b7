import type { Corpus } from '../../corpus/corpus.ts';
import type { RenderedMarkdown } from '../../corpus/rendering/rendered-texts.ts';
import type { ArticleRecord } from '../../records/article/record.ts';
import type { FaqCategoryRecord, FaqEntryRecord } from '../../records/faq/record.ts';
import type { TagRecord } from '../../records/tag/record.ts';
import type { Catalogue } from './catalogue.ts';

/** A question with its category and its rendered answer. */
export interface Question extends FaqEntryRecord {
  category: FaqCategoryRecord;
  rendered: RenderedMarkdown;
}

interface Tagged {
  id: number;
  tags: string[];
  productIds: number[];
}

/** A tag in use, with the articles and questions that carry it. */
export interface TagUse {
  tag: TagRecord;
  blog: ArticleRecord[];
  technology: ArticleRecord[];
  questions: Question[];
}

const RECOMMENDED_SHOWN = 5;

/** The tags in use, in the order of content/tags.yaml. */
export function tagUsesOf({ tags, blog, technology }: Corpus, questions: Question[]): TagUse[] {
  return tags
    .map((tag) => {
      const carries = ({ tags: carried }: Tagged) => carried.includes(tag.urlName);
      return {
        tag,
        blog: blog.filter(carries),
        technology: technology.filter(carries),
        questions: questions.filter(carries),
      };
    })
    .filter((use) => countOf(use) > 0);
}

/** Names of those tags of a record that are in use, in the order of content/tags.yaml. */
export function usedTagNames({ tagUses }: Pick<Catalogue, 'tagUses'>, tags: string[]): string[] {
  return tagUses.filter(({ tag }) => tags.includes(tag.urlName)).map(({ tag }) => tag.name);
}

export function countOf({ blog, technology, questions }: TagUse): number {
  return blog.length + technology.length + questions.length;
}

/** Items that editors have marked, in their order. */
export function marked<Item extends { hot?: number | undefined }>(items: Item[]): Item[] {
  return items.filter(({ hot }) => hot !== undefined).sort((a, b) => (a.hot ?? 0) - (b.hot ?? 0));
}

/** Items that editors have marked as most read; without any, the first ones. */
export function hottest<Item extends { hot?: number | undefined }>(items: Item[]): Item[] {
  const hot = marked(items);
  return (hot.length > 0 ? hot : items).slice(0, RECOMMENDED_SHOWN);
}

/** Items that editors recommend; without any, the first ones. */
export function recommended<Item extends { top: boolean }>(items: Item[]): Item[] {
  const top = items.filter((item) => item.top);
  return (top.length > 0 ? top : items).slice(0, RECOMMENDED_SHOWN);
}

/** Other items with the most tags and products in common with an item, the closest first. */
export function closest<Item extends Tagged>(item: Tagged, others: Item[], shown: number): Item[] {
  const weight = (other: Tagged) =>
    2 * other.tags.filter((tag) => item.tags.includes(tag)).length +
    other.productIds.filter((id) => item.productIds.includes(id)).length;
  return others
    .filter((other) => other.id !== item.id)
    .map((other) => ({ other, weight: weight(other) }))
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, shown)
    .map(({ other }) => other);
}
