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

test('what fails because the database is away for a moment is done again', async () => {
  const away = [
    { code: 'ECONNREFUSED' },
    { code: '57P03' },
    { message: 'Connection terminated unexpectedly' },
  ];
  await expect(patiently(failing(...away))).resolves.toBe('stored');
});

test('what the database has refused is not asked again', async () => {
  for (const code of ['23505', '55000', '53100'])
    await expect(patiently(failing({ code }))).rejects.toMatchObject({ code });
});

test('a database that stays away is said to be away', async () => {
  const work = async () => {
    throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
  };
  await expect(patiently(work, { forMs: 0 })).rejects.toThrow(StoreUnavailable);
});
