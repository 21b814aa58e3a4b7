import type { ContentProblem, Corpus } from '../corpus.ts';
import { perhaps } from '../problems/closest.ts';
import { duplicates } from './duplicates.ts';
import { knownIn, unknownId } from './links/known-ids.ts';

type FileOf = (record: object) => string;

/** A record with its file; questions have the file of their category. */
interface Placed {
  file: string;
  id: number;
  urlName: string;
  tags: string[];
  productIds: number[];
}

function repeated<Item extends { file: string }>(
  items: Item[],
  field: string | ((item: Item) => string),
  keyOf: (item: Item) => string | number,
): ContentProblem[] {
  return duplicates(items, field, keyOf, ({ file }) => file);
}

/** Checks that ids and addresses of questions are unique, and that every tag and product of articles and questions exists. */
export function checkKnowledge(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const placed = <Item extends Omit<Placed, 'file'>>(item: Item): Placed => ({ ...item, file: fileOf(item) });
  const questions: Placed[] = corpus.faq.flatMap((category) =>
    category.entries.map((entry) => ({ ...entry, file: fileOf(category) })),
  );
  const categories = corpus.faq.map((category) => ({ ...category, file: fileOf(category) }));
  const tags = corpus.tags.map((tag) => ({ ...tag, file: 'tags.yaml' }));
  const topics = corpus.inquiryTopics.map((topic) => ({ ...topic, file: 'inquiry-topics.yaml' }));
  const knownTags = new Set(corpus.tags.map(({ urlName }) => urlName));
  const knownProducts = knownIn(corpus).products;
  return [
    ...repeated(questions, 'id', ({ id }) => id),
    ...repeated(questions, 'urlName', ({ urlName }) => urlName),
    ...repeated(categories, 'name', ({ name }) => name),
    ...repeated(
      tags,
      ({ urlName }) => `urlName(${urlName})`,
      ({ urlName }) => urlName,
    ),
    ...repeated(
      topics,
      ({ id }) => `id(id ${id})`,
      ({ id }) => id,
    ),
    ...[...corpus.blog.map(placed), ...corpus.technology.map(placed), ...questions].flatMap(
      ({ file, id, tags: named, productIds }) => [
        ...named
          .filter((tag) => !knownTags.has(tag))
          .map((tag) => ({
            file,
            field: `tags(id ${id})`,
            text: tag,
            reason: `${tag} は tags.yaml にありません`,
            fix: `${perhaps(tag, knownTags)}使えるタグは tags.yaml の urlName です`,
          })),
        ...productIds
          .filter((product) => !knownProducts.has(product))
          .map((product) => ({ file, field: `productIds(id ${id})`, ...unknownId(product, knownProducts) })),
      ],
    ),
  ];
}
