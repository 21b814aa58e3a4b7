import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { until } from '../../test/support/until.ts';
import { cpuMicrosOf } from './cpu-time.ts';
import { BROWSER } from './load/browser-headers.ts';
import { productionStart } from './production-start.ts';
import { type RecordedResponse, record } from './record.ts';

/** Servers run on one core, the load generator on the other. */
const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export interface BenchServer {
  name: string;
  port: number;
  pid: number;
  /** Processor time of the process and its children so far, in microseconds. */
  cpuMicros(): number;
}

interface Program {
  name: string;
  port: number;
  command: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Folder of its output. */
  folder: string;
  core?: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 60_000;
const PRODUCTION = productionStart();
const running = new Set<ChildProcess>();

/** Starts a program on the servers' core and waits until it answers. */
export async function startServer({
  name,
  port,
  command,
  env,
  cwd,
  folder,
  core = SERVER_CORE,
}: Program): Promise<BenchServer> {
  const output = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`);
  const log = openSync(output, 'a');
  const child = spawn('taskset', ['-c', core, ...command], {
    cwd: cwd ?? ROOT,
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
  return {
    name,
    port,
    pid,
    cpuMicros: () => cpuMicrosOf(pid),
  };
}

/** Kills all servers that still run. */
export function stopServers(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Starts an error reporting service on the load's core. @returns its DSN */
export async function startSink(folder: string): Promise<string> {
  const port = await freePort();
  const command = [process.execPath, 'bench/harness/sink.ts', String(port)];
  await startServer({ name: `sink ${port}`, port, folder, core: LOAD_CORE, command });
  return `http://key@127.0.0.1:${port}/1`;
}

/** Starts the site as in production, with its log. */
export function startSite(port: number, folder: string, env: Record<string, string> = {}) {
  return startServer({
    name: `site ${JSON.stringify(env)}`,
    port,
    folder,
    command: [process.execPath, ...PRODUCTION.args],
    env: {
      ...PRODUCTION.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      PAGE_CACHE_TTL_S: '3600',
      LAME_DUCK_S: '0',
      ...env,
    },
  });
}

/** Starts a bare `node:http` server that sends one response. */
export function startBare(name: string, port: number, response: RecordedResponse, folder: string) {
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(response));
  const command = [process.execPath, 'bench/harness/bare.ts', file, String(port)];
  return startServer({ name, port, folder, command });
}

/** Starts nginx with one worker, the body as a file and the same headers. */
export function startNginx(port: number, { headers, body }: RecordedResponse, parent: string) {
  const folder = path.join(parent, `nginx-${port}`);
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
  const command = ['nginx', '-p', folder, '-c', configuration];
  return startServer({ name: `nginx ${port}`, port, folder, command });
}
