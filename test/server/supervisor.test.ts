import { afterEach, expect, test } from '@jest/globals';
import { type EmbeddedContent, startEmbeddedContent } from '../../server/content/supervisor.ts';
import { recordingLogger } from '../support/log.ts';
import { CONTENT_DIR } from '../support/site.ts';
import { until } from '../support/until.ts';

let content: EmbeddedContent | undefined;

afterEach(async () => {
  await content?.close();
  content = undefined;
});

const answers = (origin: string) =>
  fetch(origin).then(
    (answer) => answer.ok,
    () => false,
  );

test('a content service that crashes is logged and comes back on the same port', async () => {
  const { logger, lines } = recordingLogger();
  const workerUrl = new URL('../fixtures/crashing-worker.mjs', import.meta.url);
  content = await startEmbeddedContent({
    contentDir: CONTENT_DIR,
    logLevel: 'silent',
    store: {},
    logger,
    workerUrl,
  });
  const { origin } = content;
  expect(await answers(origin)).toBe(true);
  await fetch(`${origin}/crash`).catch(() => {});
  await until('it is back', () => answers(origin));
  expect(lines.filter(({ msg }) => msg === 'content service crashed')).toHaveLength(1);
});

test('content that is wrong stops the start, and says which file', async () => {
  const { logger } = recordingLogger();
  const start = startEmbeddedContent({ contentDir: '/nowhere', logLevel: 'silent', store: {}, logger });
  await expect(start).rejects.toThrow('/nowhere');
});
