import { afterEach, expect, jest, test } from '@jest/globals';
import { ContentError } from '../../corpus/corpus.ts';
import { recordingLogger } from '../../test/support/log.ts';
import { LiveContent } from './live-content.ts';
import type { ContentSnapshot } from './snapshot.ts';

const snapshot = (revision: string, nextTurn?: number) =>
  ({
    turns: nextTurn === undefined ? [] : [nextTurn],
    site: { revision, nextTurn },
  }) as unknown as ContentSnapshot;

/** Folder whose readings finish when the test resolves them. */
function slowFolder() {
  const loads: PromiseWithResolvers<ContentSnapshot>[] = [];
  const applied: string[] = [];
  const { logger, lines } = recordingLogger();
  const live = new LiveContent({
    logger,
    revision: 'first',
    load() {
      const load = Promise.withResolvers<ContentSnapshot>();
      loads.push(load);
      return load.promise;
    },
    async apply({ site }) {
      applied.push(site.revision);
      return 3;
    },
  });
  return { live, loads, applied, lines };
}

test('calls during a reload share the next one, as the running one may have read too early', async () => {
  const { live, loads, applied } = slowFolder();
  const first = live.reload('watch');
  const [second, third] = [live.reload('request'), live.reload('signal')];
  expect(second).toBe(third);
  loads[0]?.resolve(snapshot('a'));
  expect(await first).toEqual({ kind: 'taken', revision: 'a', pages: 3 });
  expect(loads).toHaveLength(2);
  loads[1]?.resolve(snapshot('b'));
  expect(await second).toEqual({ kind: 'taken', revision: 'b', pages: 3 });
  expect(applied).toEqual(['a', 'b']);
  await live.close();
  expect(live.revision).toBe('b');
});

afterEach(() => {
  jest.useRealTimers();
});

test('the folder is reloaded at a scheduled change, however far in the future', async () => {
  jest.useFakeTimers({ now: 0 });
  const { live, loads, applied } = slowFolder();
  const days = 24 * 60 * 60_000;
  live.turnAt(60 * days);
  await jest.advanceTimersByTimeAsync(60 * days - 1);
  expect(loads).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(loads).toHaveLength(1);
  loads[0]?.resolve(snapshot('second', 61 * days));
  await jest.advanceTimersByTimeAsync(days);
  expect(applied).toEqual(['second']);
  expect(loads).toHaveLength(2);
  loads[1]?.resolve(snapshot('third'));
  await live.close();
  await jest.advanceTimersByTimeAsync(90 * days);
  expect(applied).toEqual(['second', 'third']);
  expect(loads).toHaveLength(2);
});

test('an unchanged folder is not published again', async () => {
  const { live, loads, applied } = slowFolder();
  const reload = live.reload('watch');
  loads[0]?.resolve(snapshot('first'));
  expect(await reload).toEqual({ kind: 'same', revision: 'first' });
  expect(applied).toEqual([]);
});

test('an invalid folder is refused until it is valid, and a failed thread does not stop reloads', async () => {
  const { live, loads, applied, lines } = slowFolder();
  const problems = [{ file: 'a.yaml', field: 'name', reason: '空にはできません' }];
  const refused = live.reload('watch');
  loads[0]?.reject(new ContentError(problems));
  expect(await refused).toEqual({ kind: 'refused', problems });
  expect(live.figures()).toEqual({ taken: 0, refused: 1, isRefused: true });
  const failed = live.reload('watch');
  loads[1]?.reject(new Error('out of memory'));
  expect(await failed).toEqual({ kind: 'failed', reason: 'out of memory' });
  const taken = live.reload('watch');
  loads[2]?.resolve(snapshot('right'));
  await taken;
  expect(live.figures()).toEqual({ taken: 1, refused: 2, isRefused: false });
  expect(applied).toEqual(['right']);
  expect(lines.map(({ level }) => level)).toEqual([50, 50, 30]);
});

test('the log reports once that a refused folder is valid and unchanged again', async () => {
  const { live, loads, lines } = slowFolder();
  const reload = async (settle: (load: PromiseWithResolvers<ContentSnapshot> | undefined) => void) => {
    const reloading = live.reload('watch');
    settle(loads.at(-1));
    await reloading;
  };
  await reload((load) => load?.reject(new ContentError([{ file: 'a.yaml', field: 'name', reason: '空' }])));
  await reload((load) => load?.resolve(snapshot('first')));
  await reload((load) => load?.resolve(snapshot('first')));
  expect(lines.filter(({ level }) => Number(level) >= 30)).toMatchObject([
    { level: 50 },
    { level: 30, msg: 'content is valid again, and already served', cause: 'watch' },
  ]);
  expect(live.figures()).toEqual({ taken: 0, refused: 1, isRefused: false });
});

test('problems of scheduled changes are reported after the content is published', async () => {
  const { logger, lines } = recordingLogger();
  const asked: (readonly number[])[] = [];
  const problems = [{ file: 'news/a.md', field: 'productIds', reason: '製品がありません' }];
  const live = new LiveContent({
    logger,
    revision: 'first',
    load: async () => snapshot('second', Date.now() + 86_400_000),
    apply: async () => 0,
    async comingProblems(turns) {
      asked.push(turns);
      return problems;
    },
  });
  await live.reload('watch');
  await live.close();
  expect(asked).toHaveLength(1);
  const warning = lines.find(({ msg }) => msg.includes('will be refused'));
  expect(warning).toMatchObject({ level: 40, problems });
  expect(live.figures().isRefused).toBe(false);
});

test('closing aborts a running reload without an error in the log', async () => {
  const { logger, lines } = recordingLogger();
  const live = new LiveContent({
    logger,
    revision: 'first',
    load: (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    apply: async () => 0,
  });
  const outcome = live.reload('watch');
  await live.close();
  expect(await outcome).toMatchObject({ kind: 'failed' });
  expect(lines).toEqual([]);
});
