import { afterEach, expect, jest, test } from '@jest/globals';
import { type EmbeddedContent, startEmbeddedContent } from '../../server/content/supervisor.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../support/fixture-content.ts';
import { recordingLogger } from '../support/log.ts';
import { until } from '../support/until.ts';

let content: EmbeddedContent | undefined;

afterEach(async () => {
  jest.useRealTimers();
  await content?.close();
  content = undefined;
});

const isUp = (origin: string) =>
  fetch(origin).then(
    (response) => response.ok,
    () => false,
  );

test('a content service that crashes is logged and comes back on the same port', async () => {
  const { logger, lines } = recordingLogger();
  const workerUrl = new URL('../fixtures/crashing-worker.mjs', import.meta.url);
  content = await startEmbeddedContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl,
    closeMaxMs: 50,
  });
  const { origin } = content;
  expect(await isUp(origin)).toBe(true);
  await fetch(`${origin}/crash`).catch(() => {});
  await until('it is back', () => isUp(origin));
  expect(lines.filter(({ msg }) => msg === 'content service crashed')).toHaveLength(1);
});

test('a content service that hangs is ended after its time', async () => {
  const { logger } = recordingLogger();
  const workerUrl = new URL('../fixtures/crashing-worker.mjs', import.meta.url);
  const hanging = await startEmbeddedContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl,
    closeMaxMs: 50,
  });
  expect(await isUp(hanging.origin)).toBe(true);
  await hanging.close();
  expect(await isUp(hanging.origin)).toBe(false);
});

test('the port answers nobody but the site', async () => {
  const { logger } = recordingLogger();
  content = await startEmbeddedContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
  });
  const url = `${content.origin}/api/goods/index`;
  const other = { [Object.keys(content.headers)[0] ?? '']: 'x'.repeat(43) };
  for (const headers of [{}, other]) expect((await fetch(url, { headers })).status).toBe(403);
  expect((await fetch(url, { headers: content.headers })).status).toBe(200);
});

test('content that is wrong stops the start, and says which file', async () => {
  const { logger } = recordingLogger();
  const start = startEmbeddedContent({
    contentDir: '/nowhere',
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
  });
  await expect(start).rejects.toThrow('/nowhere');
});

test('a content service that never comes back is started ever more rarely, but never given up', async () => {
  const { logger } = recordingLogger();
  const workerUrl = new URL('../fixtures/dying-worker.mjs', import.meta.url);
  const options = {
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl,
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  content = await startEmbeddedContent(options);
  await fetch(content.origin).catch(() => {});
  const pauses: number[] = [];
  for (let start = 0; start < 8; start += 1) {
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    const before = Date.now();
    jest.advanceTimersToNextTimer();
    pauses.push(Date.now() - before);
  }
  expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});
