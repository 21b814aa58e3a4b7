import { expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import { checkScenes } from './scenes.ts';

test('a scene shows existing products, at least one of which fits', async () => {
  const corpus = await fixtureCorpus();
  const reasons = () => [...checkScenes(corpus, () => 'x.yaml')].map(({ reason }) => reason);
  expect(reasons()).toEqual([]);
  const page = corpus.pages.find(({ scene }) => scene)!;
  page.scene = { kind: 'rack', productIds: [9999] };
  expect(reasons()).toEqual([expect.stringContaining('9999')]);
  // Access points are not mounted in racks.
  page.scene = { kind: 'rack', productIds: [203] };
  expect(reasons()).toEqual([expect.stringContaining('19インチラック')]);
  const slot = {
    kind: 'photo-slot' as const,
    name: 'lab',
    scene: { kind: 'bench' as const, productIds: [112] },
    alt: '絵',
    caption: '題',
  };
  page.scene = undefined;
  page.sections = [{ id: 'x', title: '題', blocks: [slot] }];
  expect(reasons()).toEqual([]);
  page.sections[0]!.blocks.push(slot);
  expect(reasons()).toEqual([expect.stringContaining('が2つあります')]);
  page.sections = [];
  // A device of a rack's width does not stand on a board at home.
  page.scene = { kind: 'living-room', productIds: [112] };
  expect(reasons()).toEqual([expect.stringContaining('台に置ける')]);
});
