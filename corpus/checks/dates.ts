import type { ContentProblem, Corpus } from '../corpus.ts';

type FileOf = (record: object) => string;

/**
 * Checks that no date of publication or change is in the future. For editors only: a site must start even when its
 * clock is wrong.
 */
export function checkDates(today: string) {
  return (corpus: Corpus, fileOf: FileOf): ContentProblem[] => {
    const dated: [record: object, dates: Record<string, string | undefined>][] = [
      ...[...corpus.blog, ...corpus.technology, ...corpus.news].map(
        (item): [object, Record<string, string | undefined>] => [
          item,
          { publishedOn: item.publishedOn, updatedOn: item.updatedOn },
        ],
      ),
      ...corpus.cases.map((item): [object, Record<string, string>] => [
        item,
        { publishedOn: item.publishedOn },
      ]),
      ...corpus.firmware.flatMap((family) =>
        family.releases.map(({ version, publishedOn }): [object, Record<string, string>] => [
          family,
          { [`releases(${version}).publishedOn`]: publishedOn },
        ]),
      ),
      ...corpus.pages.map((item): [object, Record<string, string>] => [item, { updated: item.updated }]),
      ...corpus.solutions.map((item): [object, Record<string, string>] => [
        item,
        { updatedOn: item.updatedOn },
      ]),
      ...corpus.faq.flatMap((category) =>
        category.entries.map((entry): [object, Record<string, string>] => [
          category,
          { [`entries(id ${entry.id}).updatedOn`]: entry.updatedOn },
        ]),
      ),
    ];
    return dated.flatMap(([record, dates]) => [
      ...Object.entries(dates)
        .filter(([, value]) => value !== undefined && value > today)
        .map(([field, value]) => ({
          file: fileOf(record),
          field,
          reason: `${value} は未来の日付です`,
        })),
      ...(dates.publishedOn && dates.updatedOn && dates.updatedOn < dates.publishedOn
        ? [{ file: fileOf(record), field: 'updatedOn', reason: '公開日より前の日付です' }]
        : []),
    ]);
  };
}
