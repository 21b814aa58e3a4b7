import { expect, test } from '@jest/globals';
import { ContentError } from '../../corpus/corpus.ts';
import { recordingLogger } from '../../test/support/log.ts';
import { LiveContent } from './live-content.ts';
import type { ContentSnapshot } from './snapshot.ts';

const snapshot = (revision: string) => ({ site: { revision } }) as ContentSnapshot;

/** A folder whose reading comes to its end when the test says so. */
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

test('who asks while a reload is in work shares the next one, as the running one may have read too early', async () => {
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
  await live.idle();
  expect(live.revision).toBe('b');
});

test('a folder that says what is shown is not shown anew', async () => {
  const { live, loads, applied } = slowFolder();
  const reload = live.reload('watch');
  loads[0]?.resolve(snapshot('first'));
  expect(await reload).toEqual({ kind: 'same', revision: 'first' });
  expect(applied).toEqual([]);
});

test('a wrong folder is refused until it is right, and a thread that fails is no end', async () => {
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
