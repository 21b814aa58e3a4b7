import { expect, test } from '@jest/globals';
import { createApi } from '../../../records/client.ts';
import { ApiError } from '../../../shared/api/error.ts';
import type { Transport } from '../../../shared/api/transport.ts';
import { SOLUTION_NAMES } from '../../../test/support/content/solution-names.ts';
import { findSolution } from './find-solution.ts';

const LIST = [
  { id: 1, name: 'オフィス無線LAN' },
  { id: 2, name: '学校' },
  { id: 3, name: '客室', webUrl: null },
  { id: 4, name: 'クラウド管理', webUrl: '/solutions/office-wireless-lan.html' },
  { id: 5, name: '工場・倉庫', webUrl: 'school-campus-network.html' },
];

/** Upstream with the list, which answers the details with `detail`. */
function upstream(detail: () => unknown): Transport {
  return async ({ path }) =>
    path === '/solution/pageList'
      ? { code: 200, message: 'OK', data: { list: LIST, total: LIST.length, page: 1, limit: 100 } }
      : detail();
}

/** As on the server: its class is another copy than the pages' one. */
const missing = () => {
  throw Object.assign(new Error('no such call'), { name: 'ApiError', kind: 'http', status: 404 });
};

test('a solution is found by the fixed address of its place, whatever its webUrl, and by its id', async () => {
  const api = createApi(upstream(missing), { solutionNames: () => SOLUTION_NAMES });
  expect((await findSolution(api, 'office-wireless-lan.html'))?.card.id).toBe(1);
  expect((await findSolution(api, 'cloud-managed-network.html'))?.card.id).toBe(4);
  expect((await findSolution(api, '_5.html'))?.card.name).toBe('工場・倉庫');
});

test('an id that the list does not have is no solution', async () => {
  const api = createApi(upstream(missing));
  expect(await findSolution(api, '_99.html')).toBeUndefined();
  expect(await findSolution(api, 'factory-warehouse-network.html')).toBeUndefined();
});

test("an upstream without details still provides the list's data and the other solutions", async () => {
  const found = await findSolution(createApi(upstream(missing)), '_5.html');
  expect(found?.detail).toBeNull();
  expect(found?.others.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('the details failing in another way fail the page', async () => {
  const api = createApi(upstream(() => ({ code: 500, message: '障害', data: null })));
  await expect(findSolution(api, '_5.html')).rejects.toThrow(ApiError);
});
