import { afterEach, expect, jest, test } from '@jest/globals';
import { readSettings } from '../settings/settings.ts';
import type { Preview, PreviewParts } from './preview.ts';
import { Previews, type PreviewsOptions } from './previews.ts';

const PARTS = {
  settings: readSettings({ CONTENT_DIR: '/content', PREVIEW_FOLDERS: '/states' }),
} as PreviewParts;

afterEach(() => {
  jest.useRealTimers();
});

/** Creates previews without threads. */
function fakePreviews(options: PreviewsOptions = {}) {
  const begun: { folder: string; preview: Preview; isClosed: boolean }[] = [];
  const previews = new Previews(PARTS, {
    protectedMs: 0,
    waitMs: 0,
    begin(_parts, _scope, folder) {
      const one = { folder, isClosed: false, preview: undefined as unknown as Preview };
      const close = async () => {
        one.isClosed = true;
      };
      one.preview = { active: 0, usedAt: 0, close } as unknown as Preview;
      begun.push(one);
      return one.preview;
    },
    ...options,
  });
  return { previews, begun };
}

const state = (folder: string) => ({ drafts: true, folder });

test('links with the same scope share a preview, others have their own', async () => {
  const { previews, begun } = fakePreviews();
  const first = await previews.of({ drafts: true, at: 1 });
  expect(await previews.of({ at: 1, drafts: true })).toBe(first);
  await previews.of({ drafts: false, at: 1 });
  await previews.of(state('spring'));
  expect(begun.map(({ folder }) => folder)).toEqual(['/content', '/content', '/states/spring']);
});

test('at most two previews run, those used last', async () => {
  const { previews, begun } = fakePreviews();
  for (const name of ['a', 'b', 'a', 'c']) await previews.of(state(name));
  expect(begun.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
  await previews.close();
  expect(begun.every(({ isClosed }) => isClosed)).toBe(true);
});

test('a preview in use is not replaced, and further requests wait and are refused', async () => {
  const { previews, begun } = fakePreviews({ max: 1, waitMs: 150 });
  await previews.of(state('a'));
  Object.assign(begun[0]?.preview ?? {}, { active: 1 });
  expect(await previews.of(state('b'))).toBe('busy');
  const waiting = previews.of(state('b'));
  Object.assign(begun[0]?.preview ?? {}, { active: 0 });
  expect(await waiting).toBe(begun[1]?.preview);
  expect(begun[0]?.isClosed).toBe(true);
});

test('an idle preview is closed, but not during a request', async () => {
  jest.useFakeTimers();
  const { previews, begun } = fakePreviews({ idleMs: 1_000 });
  await previews.of(state('a'));
  Object.assign(begun[0]?.preview ?? {}, { active: 1 });
  jest.advanceTimersByTime(1_500);
  expect(begun[0]?.isClosed).toBe(false);
  Object.assign(begun[0]?.preview ?? {}, { active: 0 });
  jest.advanceTimersByTime(1_000);
  expect(begun[0]?.isClosed).toBe(true);
});

test('named states are missing without a folder for them', async () => {
  const settings = readSettings({ CONTENT_DIR: '/content' });
  expect(await new Previews({ ...PARTS, settings }).of(state('a'))).toBe('missing');
});
