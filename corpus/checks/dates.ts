import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';

type Dates = Record<string, string | undefined>;

function* datesIn(corpus: Corpus): Iterable<[record: object, dates: Dates]> {
  for (const item of [...corpus.blog, ...corpus.technology, ...corpus.news])
    yield [item, { publishedOn: item.publishedOn, updatedOn: item.updatedOn }];
  for (const item of corpus.cases) yield [item, { publishedOn: item.publishedOn }];
  for (const family of corpus.firmware)
    for (const { version, publishedOn } of family.releases)
      yield [family, { [`releases(${version}).publishedOn`]: publishedOn }];
  for (const item of corpus.pages) yield [item, { updated: item.updated }];
  for (const item of corpus.solutions) yield [item, { updatedOn: item.updatedOn }];
  for (const category of corpus.faq)
    for (const { id, updatedOn } of category.entries)
      yield [category, { [`entries(id ${id}).updatedOn`]: updatedOn }];
}

/**
 * Checks that no date of publication or change is in the future. For editors only: a site must start even when its
 * clock is wrong.
 */
export function checkDates(today: string) {
  return function* (corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
    for (const [record, dates] of datesIn(corpus)) {
      const file = fileOf(record);
      for (const [field, value] of Object.entries(dates))
        if (value !== undefined && value > today) yield { file, field, reason: `${value} は未来の日付です` };
      if (dates.publishedOn && dates.updatedOn && dates.updatedOn < dates.publishedOn)
        yield { file, field: 'updatedOn', reason: '公開日より前の日付です' };
    }
  };
}
