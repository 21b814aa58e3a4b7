import { buffer } from 'node:stream/consumers';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../content/fixture-content.ts';
import type { ContentService } from './content-service.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';

/** Headers of form submissions that are forwarded. */
const SENT_ON = ['content-type', 'idempotency-key', 'x-forwarded-for'];

/** Rewrites the text of a response before the site receives it. */
type Rewrite = (path: string, text: string) => string;

/**
 * Starts a proxy before the real content service that records requests and may rewrite responses. Without
 * `origin` it starts a content service that accepts submissions.
 */
export async function startRecordedUpstream(
  rewrite: Rewrite = (_path, text) => text,
  origin?: string,
): Promise<FakeUpstream> {
  const content = origin ? { origin, async close() {} } : await ownContent();
  const upstream = await startFakeUpstream(async (req, res) => {
    const { method = 'GET', url: path = '' } = req;
    const headers = SENT_ON.flatMap((name): [string, string][] => {
      const value = req.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const response = await fetch(content.origin + path, {
      method,
      headers,
      ...(method !== 'GET' && { body: new Uint8Array(await buffer(req)) }),
    });
    res.writeHead(response.status, { 'Content-Type': 'application/json' });
    res.end(rewrite(path, await response.text()));
  });
  return {
    ...upstream,
    async close() {
      await upstream.close();
      await content.close();
    },
  };
}

async function ownContent(): Promise<ContentService> {
  const { startContent } = await import('./content-service.ts');
  return startContent({ contentDir: FIXTURE_CONTENT, mediaDir: FIXTURE_MEDIA });
}
