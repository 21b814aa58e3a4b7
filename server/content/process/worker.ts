import { parentPort, workerData } from 'node:worker_threads';
import { listenContent } from './listen.ts';
import type { ContentWorkerData, ContentWorkerMessage, ContentWorkerOrder } from './supervisor.ts';
import { BEAT_MS } from './watched-worker.ts';

// The embedded content service in a thread of its own: a heavy search never blocks rendering, and the supervisor
// restarts it after a crash without an effect on the site.
const server = await listenContent({ ...(workerData as ContentWorkerData), host: '127.0.0.1' });
parentPort?.on('message', (order: ContentWorkerOrder | { kind?: never }) => {
  // Node's watch mode sends messages of its own through the same port.
  if (order.kind === 'close') void server.close().finally(() => process.exit(0));
  if (order.kind === 'reread-media') void server.rereadMedia().finally(() => tell({ kind: 'done' }));
  if (order.kind === 'take-corpus') {
    server.takeCorpus(order.corpus, { media: order.media });
    tell({ kind: 'done' });
  }
});
tell({ kind: 'listening', port: server.port, corpus: server.packedCorpus() });
setInterval(
  () => tell({ kind: 'alive', store: server.canWrite(), figures: server.figures() }),
  BEAT_MS,
).unref();

function tell(message: ContentWorkerMessage): void {
  parentPort?.postMessage(message);
}
