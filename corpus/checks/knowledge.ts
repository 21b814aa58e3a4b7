import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';
import { perhaps } from '../problems/closest.ts';
import { duplicates, type Keyed } from './duplicates.ts';
import { knownIn, unknownId } from './links/known-ids.ts';

/** Checks that ids and addresses of questions are unique, and that every tag and product of articles and questions exists. */
export function* checkKnowledge(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { blog, technology, faq, tags, inquiryTopics } = corpus;
  const questions = faq.flatMap((category) => category.entries.map((entry) => ({ record: category, entry })));
  const unique: Keyed[][] = [
    questions.map(({ record, entry }) => [record, 'id', entry.id]),
    questions.map(({ record, entry }) => [record, 'urlName', entry.urlName]),
    faq.map((one) => [one, 'name', one.name]),
    tags.map((one) => [one, `urlName(${one.urlName})`, one.urlName]),
    inquiryTopics.map((one) => [one, `id(id ${one.id})`, one.id]),
  ];
  for (const list of unique) yield* duplicates(list, fileOf);
  const knownTags = new Set(tags.map(({ urlName }) => urlName));
  const knownProducts = knownIn(corpus).products;
  const articles = [...blog, ...technology].map((record) => ({ record, entry: record }));
  for (const { record, entry } of [...articles, ...questions]) {
    const file = fileOf(record);
    for (const tag of entry.tags) {
      if (knownTags.has(tag)) continue;
      const fix = `${perhaps(tag, knownTags)}使えるタグは tags.yaml の urlName です`;
      const reason = `${tag} は tags.yaml にありません`;
      yield { file, field: `tags(id ${entry.id})`, text: tag, reason, fix };
    }
    for (const id of entry.productIds)
      if (!knownProducts.has(id))
        yield { file, field: `productIds(id ${entry.id})`, ...unknownId(id, knownProducts) };
  }
}
