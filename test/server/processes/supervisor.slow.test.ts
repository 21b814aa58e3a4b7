import { afterEach, expect, jest, test } from '@jest/globals';
import { startEmbeddedContent } from '../../../server/content/process/supervisor.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../../support/content/fixture-content.ts';
import { recordingLogger } from '../../support/log.ts';
import { EditedContent } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

let content: Awaited<ReturnType<typeof startEmbeddedContent>> | undefined;

afterEach(async () => {
  jest.useRealTimers();
  await content?.close();
  content = undefined;
});

const isUp = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers }).then(
    (response) => response.ok,
    () => false,
  );

test('a content service that crashes is logged and comes back on the same port', async () => {
  const { logger, lines } = recordingLogger();
  const workerUrl = new URL('../../fixtures/crashing-worker.mjs', import.meta.url);
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
  const workerUrl = new URL('../../fixtures/crashing-worker.mjs', import.meta.url);
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

test('a content service that restarts with an invalid folder serves the last valid content', async () => {
  const edited = new EditedContent();
  const { logger, lines } = recordingLogger();
  content = await startEmbeddedContent({
    contentDir: edited.folder,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl: new URL('../../fixtures/mortal-worker.mjs', import.meta.url),
  });
  const { origin, headers } = content;
  const news = async () => (await fetch(`${origin}/api/news/hotList`, { headers })).text();
  const before = await news();
  edited.write('site.yaml', 'name: [');
  await fetch(`${origin}/crash`, { headers }).catch(() => {});
  await until('it is back', () => isUp(`${origin}/api/openapi.json`, headers));
  expect(await news()).toBe(before);
  expect(lines.filter(({ msg }) => msg === 'content service crashed')).toHaveLength(1);
  edited.delete();
});

test('the port answers only the site', async () => {
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

test('invalid content stops the start, and the file is named', async () => {
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

/** Starts a stub of the content service, and records its log. */
async function startStandIn(fixture: string, options: { silentMaxMs?: number; heapMb?: number } = {}) {
  const { logger, lines } = recordingLogger();
  content = await startEmbeddedContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl: new URL(`../../fixtures/${fixture}`, import.meta.url),
    closeMaxMs: 50,
    ...options,
  });
  return { content, lines };
}

const ask = (origin: string, path: string) => fetch(origin + path).catch(() => undefined);

test('a content service that gives no sign of life is ended and started again', async () => {
  const { content, lines } = await startStandIn('crashing-worker.mjs', { silentMaxMs: 600 });
  const hanging = ask(content.origin, '/hang');
  await until('it is down', () => !content.state().isUp);
  await until('it is back', () => isUp(content.origin));
  await until('it is logged', () => content.state().isUp);
  await hanging;
  expect(lines.map(({ msg }) => msg)).toEqual(['content service hangs: restarting']);
});

test('a content service that takes more memory than it may crashes by itself, and comes back', async () => {
  const { content, lines } = await startStandIn('crashing-worker.mjs', { heapMb: 32 });
  await ask(content.origin, '/take-memory');
  await until('it is back', () => isUp(content.origin));
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'content service crashed',
      err: expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    }),
  ]);
});

test('a content service that cannot store data reports it', async () => {
  const { content } = await startStandIn('crashing-worker.mjs');
  expect(content.state()).toEqual({ isUp: true, canWrite: true });
  await ask(content.origin, '/cannot-write');
  await until('it is known', () => !content.state().canWrite);
});

/**
 * Pauses before the next starts of a content service, in milliseconds, on a clock that is stopped between
 * them.
 */
async function pausesOf(fixture: string, count: number): Promise<number[]> {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval'],
  });
  const { content } = await startStandIn(fixture);
  await ask(content.origin, '/');
  const pauses: number[] = [];
  for (let start = 0; start < count; start += 1) {
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    const before = Date.now();
    jest.advanceTimersToNextTimer();
    pauses.push(Date.now() - before);
  }
  return pauses;
}

test('a content service that never comes back is started ever more rarely, but never given up', async () => {
  const pauses = await pausesOf('dying-worker.mjs', 8);
  expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});

test('a content service that starts well and crashes at once is started ever more rarely, too', async () => {
  expect(await pausesOf('fleeting-worker.mjs', 4)).toEqual([200, 400, 800, 1_600]);
});
