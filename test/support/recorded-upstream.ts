import { buffer } from 'node:stream/consumers';
import { listenContent } from '../../server/content/listen.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from './fixture-content.ts';

/** What a form is sent with. */
const SENT_ON = ['content-type', 'idempotency-key', 'x-forwarded-for'];

/** Gives the text of an answer another form before the site sees it. */
type Rewrite = (path: string, text: string) => string;

/** The real content service behind a door that keeps the requests, and may change what comes through it. */
export async function startRecordedUpstream(rewrite: Rewrite = (_path, text) => text): Promise<FakeUpstream> {
  const content = await listenContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  const upstream = await startFakeUpstream(async (req, res) => {
    const { method = 'GET', url: path = '' } = req;
    const headers = SENT_ON.flatMap((name): [string, string][] => {
      const value = req.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await fetch(`http://127.0.0.1:${content.port}${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: new Uint8Array(await buffer(req)) }),
    });
    res.writeHead(answer.status, { 'Content-Type': 'application/json' });
    res.end(rewrite(path, await answer.text()));
  });
  return {
    ...upstream,
    async close() {
      await upstream.close();
      await content.close();
    },
  };
}
