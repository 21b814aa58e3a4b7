// React's bare stream of the pages that are measured cold. The site starts in this process and renders each page once;
// the trees that it passes to React are stored, and every request is answered with a new stream of one of them.
import { createServer, get } from 'node:http';
import { createRequire } from 'node:module';
import type { PipeableStream } from 'react-dom/server';
import { until } from '../../test/support/until.ts';
import { UNCOMPRESSED } from '../harness/load/browser-headers.ts';
import { PAGES } from './pages.ts';

type Render = typeof import('react-dom/server')['renderToPipeableStream'];
type Given = Parameters<Render>;

const server: { renderToPipeableStream: Render } = createRequire(import.meta.url)('react-dom/server');
const { renderToPipeableStream } = server;
let given: Given | undefined;
server.renderToPipeableStream = (...all) => {
  given = all;
  return renderToPipeableStream(...all);
};
// The production build; React stays an external package in it.
await import(new URL('../../dist/server/start.js', import.meta.url).href);

function ask(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const port = Number(process.env.PORT);
    get({ host: '127.0.0.1', port, path, headers: UNCOMPRESSED }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}

const trees = new Map<string, Given>();
for (const address of Object.values(PAGES)) {
  await until(`${address} is there`, () => ask(address), 60_000);
  if (!given) throw new Error(`React was not asked for ${address}`);
  trees.set(address, given);
}

createServer((req, res) => {
  const [tree, options = {}] = trees.get(req.url ?? '') ?? [];
  const stream: PipeableStream = renderToPipeableStream(tree, {
    nonce: options.nonce,
    progressiveChunkSize: options.progressiveChunkSize,
    onShellReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      stream.pipe(res);
    },
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
