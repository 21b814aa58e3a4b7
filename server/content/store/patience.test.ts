import { expect, test } from '@jest/globals';
import { StoreUnavailable } from './late-store.ts';
import { patiently } from './patience.ts';

/** A function that fails with each of these errors in order, then succeeds. */
function failing(...failures: object[]) {
  return async () => {
    const failure = failures.shift();
    if (failure) throw Object.assign(new Error(), failure);
    return 'stored';
  };
}

test('work that fails in a short outage of the database is repeated', async () => {
  const away = [
    { code: 'ECONNREFUSED' },
    { code: '57P03' },
    { message: 'Connection terminated unexpectedly' },
  ];
  await expect(patiently(failing(...away))).resolves.toBe('stored');
});

test('a statement that the database has refused is not repeated', async () => {
  for (const code of ['23505', '55000', '53100'])
    await expect(patiently(failing({ code }))).rejects.toMatchObject({ code });
});

test('a longer outage of the database is reported as unavailable', async () => {
  const work = async () => {
    throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
  };
  await expect(patiently(work, { forMs: 0 })).rejects.toThrow(StoreUnavailable);
});
