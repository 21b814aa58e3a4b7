import { expect, test } from '@jest/globals';
import { StoreFull } from '../../../server/content/store/quota.ts';
import { purge } from '../../../server/content/store/retention/retention.ts';
import { addSearches, topSearches } from '../../../server/content/store/search-counts.ts';
import { type NewPlace, opening } from './fixtures.ts';

/** Tests of search counts. */
export function testSearchCounts(newPlace: NewPlace): void {
  const { open, openDatabase } = opening();

  test('searches of several processes add up by day and keyword, and the most frequent come first', async () => {
    const place = await newPlace();
    const [one, other] = [await open(place), await open(place)];
    const of = (day: string, keyword: string, found: number, missed: number) => ({
      day,
      keyword,
      found,
      missed,
    });
    await one.addSearches([of('2020-06-01', 'poe', 3, 0), of('2020-06-01', '月ロケット', 0, 4)]);
    await one.addSearches([of('2020-06-02', 'poe', 2, 1), of('2020-06-02', 'wifi 7', 4, 0)]);
    await other.addSearches([of('2020-06-02', 'wifi 7', 3, 0), of('2020-06-02', 'poe', 1, 0)]);
    await one.addSearches([of('2020-06-03', 'later', 99, 99)]);
    const db = await openDatabase(place);
    const days = { from: '2020-06-01', to: '2020-06-02', limit: 2 };
    expect(await topSearches(db, { ...days, missedOnly: false })).toEqual([
      { keyword: 'poe', found: 6, missed: 1 },
      { keyword: 'wifi 7', found: 7, missed: 0 },
    ]);
    expect(await topSearches(db, { ...days, limit: 9, missedOnly: true })).toEqual([
      { keyword: '月ロケット', found: 0, missed: 4 },
      { keyword: 'poe', found: 6, missed: 1 },
    ]);
  });

  test('a day holds so many keywords and no more, those that it has go on being counted', async () => {
    const db = await openDatabase(await newPlace());
    const of = (keyword: string, day = '2020-06-01') => ({ day, keyword, found: 1, missed: 0 });
    const many = Array.from({ length: 250 }, (_, number) => of(`word ${number}`));
    await addSearches(db, many, { rowsMax: 120 });
    await addSearches(db, [...many, of('word 0', '2020-06-02')], { rowsMax: 120 });
    const rows = await db.selectFrom('searches').selectAll().execute();
    expect(rows).toHaveLength(121);
    expect(rows.filter(({ day }) => day === '2020-06-01').every(({ found }) => found === 2)).toBe(true);
  });

  test('searches go after 400 days, also where submissions are kept for ever', async () => {
    const db = await openDatabase(await newPlace());
    const days = ['2019-05-26', '2019-05-27', '2020-06-30'];
    await addSearches(
      db,
      days.map((day) => ({ day, keyword: 'poe', found: 1, missed: 0 })),
    );
    const now = new Date('2020-06-30T00:00:00.000Z');
    await purge(db, { daysByForm: {}, deliveredDays: 10, auditDays: 90 }, { now });
    const left = await db.selectFrom('searches').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(days.slice(1));
  });

  test('searches do not exceed the limit of the database', async () => {
    const store = await open(await newPlace(), { maxBytes: 1, measuredForMs: 0 });
    const count = { day: '2020-06-01', keyword: 'poe', found: 1, missed: 0 };
    // On PostgreSQL the rows of an empty database count as zero bytes: only the first counts fill it.
    await Promise.allSettled([store.addSearches([count])]);
    await expect(store.addSearches([count])).rejects.toThrow(StoreFull);
  });
}
