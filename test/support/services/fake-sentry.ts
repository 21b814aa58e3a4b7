import { gunzipSync } from 'node:zlib';
import { startFakeUpstream } from './fake-upstream.ts';

/** Starts an error reporting service that records the requests it receives. */
export async function startFakeSentry() {
  const bodies: Buffer[] = [];
  const server = await startFakeUpstream((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      res.end('{}');
    });
  });
  return {
    dsn: `${server.origin.replace('//', '//key@')}/1`,
    received: () => bodies.join('\n'),
    close: server.close,
  };
}
