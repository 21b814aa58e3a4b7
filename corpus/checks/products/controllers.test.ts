import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkControllers } from './controllers.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

function reasonsWith(change: (copy: Corpus) => void): string {
  const copy = structuredClone(corpus);
  change(copy);
  return [...checkControllers(copy, () => 'x.yaml')].map(({ reason }) => reason).join('\n');
}

const modelled = ({ products }: Corpus, model: string) =>
  products.find((product) => product.model === model)!;

test('in the project, all records agree on which controller manages a device', () => {
  expect(reasonsWith(() => {})).toBe('');
});

test.each<[string, (copy: Corpus) => void, string]>([
  [
    'a controller that no device knows',
    ({ products }) => {
      for (const { functions } of products) {
        for (const group of functions)
          group.items = group.items.map(({ name }) => ({ name: name.replace(/MC1000[/、]/, '') }));
      }
    },
    'MC1000 で管理できると書いたものがありません',
  ],
  [
    'a device that names a controller for other kinds',
    (copy) => modelled(copy, 'MR5600').functions[0]!.items.push({ name: 'MC1000管理' }),
    'MC1000 はルーターを管理しません',
  ],
  [
    'a device that names a controller that does not exist',
    (copy) => modelled(copy, 'MA3511').functions[0]!.items.push({ name: 'MC9000管理' }),
    'MC9000 という管理製品はありません',
  ],
  [
    'an article that manages a device by the wrong controller',
    ({ solutions }) => {
      for (const item of solutions) item.body = item.body.replaceAll('対象外', '対象');
    },
    'MR2400-5G は MC3000 では管理できません',
  ],
  [
    'news that omits a controller of its product',
    (copy) => {
      const product = modelled(copy, 'MA3511');
      const body = '運用には[MC-CLOUD](/x)、MC3000、[MC-VM](/y)のいずれかが必要です。';
      copy.news = [{ ...copy.news[0]!, productIds: [product.id], body }];
    },
    'MA3511 を管理できるのは MC-CLOUD、MC1000、MC3000、MC-VM です',
  ],
])('%s is found', (_what, change, reason) => {
  expect(reasonsWith(change)).toContain(reason);
});
