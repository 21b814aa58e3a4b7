import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedResponse } from './record.ts';

/** The servers have one core for themselves, the load has the other. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export interface BenchServer {
  name: string;
  port: number;
  /** Processor time that it has used so far, in microseconds. */
  cpuMicros(): number;
  stop(): void;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Of /proc/PID/stat: the kernel counts in hundredths of a second. */
const TICK_MICROS = 10_000;

function serverOf(name: string, port: number, child: ChildProcess): BenchServer {
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} does not start`);
  return {
    name,
    port,
    cpuMicros() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

function onServerCore(command: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn('taskset', ['-c', SERVER_CORE, ...command], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
}

/** The site as production runs it, its log included. */
export function startSite(port: number, dataDir: string): BenchServer {
  const command = [process.execPath, '--import', './server/instrument.ts', 'server/index.ts'];
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PAGE_CACHE_TTL_S: '3600',
  };
  return serverOf('site', port, onServerCore(command, env));
}

/** A bare `node:http` server that sends one response. */
export function startBare(
  name: string,
  port: number,
  response: RecordedResponse,
  folder: string,
): BenchServer {
  const file = path.join(folder, `${name.replaceAll(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(response));
  return serverOf(name, port, onServerCore([process.execPath, 'bench/http/bare.ts', file, String(port)]));
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** nginx, one worker, with the body as a file and the same headers. */
export function startNginx(port: number, { headers, body }: RecordedResponse, folder: string): BenchServer {
  writeFileSync(path.join(folder, 'body'), Buffer.from(body, 'base64'));
  const own = ['content-type', 'content-length', 'etag', 'last-modified'];
  const added = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
    events { worker_connections 1024; }
    http {
      access_log ${folder}/access.log; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
      default_type text/html;
      server { listen 127.0.0.1:${port}; root ${folder}; location / { rewrite .* /body break; ${added.join(' ')} } }
    }`,
  );
  return serverOf('nginx, static', port, onServerCore(['nginx', '-p', folder, '-c', configuration]));
}
