import { expect, test } from '@jest/globals';
import type { Resolution } from '../../../shared/paths/resolve.ts';
import { runGuards, UnknownGuardError } from './run-guards.ts';

const request = {} as Request;
const resolution = { kind: 'page' } as Resolution;
const route = (...guards: string[]) => ({ route: { handle: { guards } } });

test('guards run outermost first, and the first that throws ends it', async () => {
  const ran: string[] = [];
  const guards = {
    outer: () => void ran.push('outer'),
    strict: () => {
      ran.push('strict');
      throw { status: 403 };
    },
    inner: () => void ran.push('inner'),
  };
  const run = runGuards([route('outer'), route('strict'), route('inner')], { guards, request, resolution });
  await expect(run).rejects.toEqual({ status: 403 });
  expect(ran).toEqual(['outer', 'strict']);
});

test.each(['no-such-guard', 'toString', '__proto__'])('the unregistered name %s fails', async (name) => {
  await expect(runGuards([route(name)], { guards: {}, request, resolution })).rejects.toBeInstanceOf(
    UnknownGuardError,
  );
});

test('routes without guards pass', async () => {
  await runGuards([{ route: {} }, { route: { handle: { source: 'x' } } }], {
    guards: {},
    request,
    resolution,
  });
});
