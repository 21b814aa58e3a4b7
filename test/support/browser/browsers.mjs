import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'browser-process.mjs');

/**
 * Starts one browser per Jest worker on the worker's first request: `GET /<worker>` answers with its
 * WebSocket address. A crashed browser is replaced on the next request.
 */
export async function serveBrowsers() {
  const browsers = new Map();

  function start(worker) {
    const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const endpoint = new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message.endpoint));
      child.once('exit', (status) => {
        browsers.delete(worker);
        reject(new Error(`the browser of worker ${worker} ended with status ${status}`));
      });
    });
    endpoint.catch(() => {});
    browsers.set(worker, { child, endpoint });
    return endpoint;
  }

  const server = createServer(async (request, response) => {
    const worker = request.url.slice(1);
    try {
      response.end(await (browsers.get(worker)?.endpoint ?? start(worker)));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all(
        [...browsers.values()].map(async ({ child }) => {
          const exited = once(child, 'exit');
          child.disconnect();
          await exited;
        }),
      );
    },
  };
}
