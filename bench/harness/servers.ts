import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { until } from '../../test/support/until.ts';
import { BROWSER } from './load/browser-headers.ts';
import { productionStart } from './production-start.ts';
import { type RecordedResponse, record } from './record.ts';

/** Servers run on one core, the load generator on the other. */
const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export interface BenchServer {
  port: number;
  pid: number;
}

interface Program {
  name: string;
  /** Its command for production on a port. */
  start(port: number): { command: string[]; env?: Record<string, string> };
  cwd?: string;
  core?: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 60_000;
const CACHE_MS = 20_000;
const PRODUCTION = productionStart();
const running = new Set<ChildProcess>();

/** Folder for the files of a benchmark and its servers; {@link runBenchmark} removes it. */
export const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'bench-'));

/** Runs a benchmark, and stops its servers and removes its folder even when it fails. */
export async function runBenchmark(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } finally {
    for (const child of running) child.kill('SIGKILL');
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Starts a program on the servers' core and a free port, and waits until it answers. */
export async function startServer({
  name,
  start,
  cwd = ROOT,
  core = SERVER_CORE,
}: Program): Promise<BenchServer> {
  const port = await freePort();
  const { command, env } = start(port);
  const output = path.join(FOLDER, `${port}.log`);
  const log = openSync(output, 'a');
  const child = spawn('taskset', ['-c', core, ...command], {
    cwd,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} does not start`);
  await until(
    `${name} answers`,
    () => {
      if (child.exitCode !== null) throw new Error(`${name} has ended:\n${readFileSync(output, 'utf8')}`);
      return record(port, '/', BROWSER).then(
        () => true,
        () => false,
      );
    },
    START_MS,
  );
  return { port, pid };
}

/** Starts an error reporting service on the load's core. @returns its DSN */
export async function startSink(): Promise<string> {
  const { port } = await startServer({
    name: 'sink',
    core: LOAD_CORE,
    start: (port) => ({ command: [process.execPath, 'bench/harness/sink.ts', String(port)] }),
  });
  return `http://key@127.0.0.1:${port}/1`;
}

/** Starts the site as in production, with its log. */
export function startSite(env: Record<string, string> = {}): Promise<BenchServer> {
  return startServer({
    name: `site ${JSON.stringify(env)}`,
    start: (port) => ({
      command: [process.execPath, ...PRODUCTION.args],
      env: {
        ...PRODUCTION.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: path.join(FOLDER, `data-${port}`),
        PAGE_CACHE_TTL_S: '3600',
        LAME_DUCK_S: '0',
        ...env,
      },
    }),
  });
}

/** Waits until the site answers with a cached page. */
export async function untilCached({ port }: BenchServer, address: string): Promise<void> {
  const isCached = async () => (await record(port, address, BROWSER)).headers['x-cache'] === 'HIT';
  await until(`${address} is kept`, isCached, CACHE_MS);
}

/** Starts a bare `node:http` server that sends one response. */
export function startBare(response: RecordedResponse): Promise<BenchServer> {
  return startServer({
    name: 'node:http',
    start(port) {
      const file = path.join(FOLDER, `response-${port}.json`);
      writeFileSync(file, JSON.stringify(response));
      return { command: [process.execPath, 'bench/harness/bare.ts', file, String(port)] };
    },
  });
}

/** Starts nginx with one worker, the body as a file and the same headers. */
export function startNginx({ headers, body }: RecordedResponse): Promise<BenchServer> {
  return startServer({
    name: 'nginx',
    start(port) {
      const folder = path.join(FOLDER, `nginx-${port}`);
      mkdirSync(path.join(folder, 'root'), { recursive: true });
      writeFileSync(path.join(folder, 'root/body'), Buffer.from(body, 'base64'));
      const own = ['content-type', 'content-length', 'last-modified'];
      const added = Object.entries(headers)
        .filter(([name]) => !own.includes(name))
        .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
      const configuration = path.join(folder, 'nginx.conf');
      writeFileSync(
        configuration,
        `daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
        events { worker_connections 1024; }
        http {
          access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
          open_file_cache max=10; etag off; types {} default_type ${JSON.stringify(headers['content-type'])};
          server { listen 127.0.0.1:${port}; root ${folder}/root; location / { rewrite .* /body break; ${added.join(' ')} } }
        }`,
      );
      return { command: ['nginx', '-p', folder, '-c', configuration] };
    },
  });
}
