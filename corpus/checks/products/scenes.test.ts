import { expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { loadCorpus } from '../../corpus.ts';
import { checkScenes } from './scenes.ts';

test('a scene shows existing products, at least one of which fits', async () => {
  const corpus = await loadCorpus(FIXTURE_CONTENT, []);
  const reasons = () => checkScenes(corpus, () => 'x.yaml').map(({ reason }) => reason);
  expect(reasons()).toEqual([]);
  const page = corpus.pages.find(({ scene }) => scene)!;
  page.scene = { kind: 'rack', productIds: [9999] };
  expect(reasons()).toEqual([expect.stringContaining('9999')]);
  // Access points are not mounted in racks.
  page.scene = { kind: 'rack', productIds: [203] };
  expect(reasons()).toEqual([expect.stringContaining('19インチラック')]);
  // A device of a rack's width does not stand on a board at home.
  page.scene = { kind: 'living-room', productIds: [112] };
  expect(reasons()).toEqual([expect.stringContaining('台に置ける')]);
});
