// `npm run dev`: runs the site in a child process and replaces it when its code changes. The previous process serves
// until the next one listens, so that no request is refused.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Code that the process loads. Vite watches the browser code, and the site its content. */
const LOADED = [
  'server',
  'corpus',
  'desk/editing',
  'desk/server',
  'desk/shared',
  'records',
  'shared',
  'media',
  'vite.config.ts',
].map((name) => path.join(ROOT, name));
const CODE = /(?<!\.test)\.ts$/;
/** Debounce for editors and checkouts that write several files. */
const QUIET_MS = 50;

cluster.setupPrimary({
  exec: path.join(ROOT, 'server/index.ts'),
  args: process.argv.slice(2),
  execArgv: ['--import', path.join(ROOT, 'server/instrument.ts')],
});

let serving: Worker | undefined;
let starting: Worker | undefined;

function start(): void {
  starting?.process.kill('SIGKILL');
  // A process that cannot start shows the reason in the browser, unless the previous one still serves.
  const worker = cluster.fork(serving && { SERVED_BEFORE: '1' });
  starting = worker;
  worker.once('listening', () => {
    serving?.process.kill();
    serving = worker;
    starting = undefined;
  });
  // Sent by a site that could not start with its content, after the content has changed.
  worker.on('message', start);
  worker.once('exit', () => {
    if (worker === serving || worker === starting)
      process.stderr.write('The site has ended. It starts again when its code changes.\n');
  });
}

let quiet: NodeJS.Timeout | undefined;
watch(LOADED, { ignoreInitial: true }).on('all', (_event, file) => {
  if (!CODE.test(file)) return;
  clearTimeout(quiet);
  quiet = setTimeout(start, QUIET_MS);
});

async function end(signal: NodeJS.Signals): Promise<void> {
  serving = undefined;
  starting = undefined;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  for (const worker of workers) worker.process.kill(signal);
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void end(name));

start();
