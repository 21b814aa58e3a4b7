import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuMicrosOf } from '../cpu-time.ts';
import { type BenchServer, LOAD_CORE } from '../servers.ts';

export interface Round {
  requestsPerS: number;
  /** Processor time of the server for one request, in microseconds. */
  cpuMicros: number;
  p50Ms: number;
  p99Ms: number;
  /** Bytes of one response, including headers. */
  bytes: number;
  /** Number of responses with an unexpected first digit of the status, and of requests without a response. */
  wrong: number;
}

export interface Target {
  server: BenchServer;
  path: string;
  headers: Record<string, string>;
  /** First digit of the status. */
  expects: 2 | 3;
  /** Number of concurrent connections. */
  connections?: number;
}

const AUTOCANNON = path.resolve(import.meta.dirname, '../../http/node_modules/autocannon/autocannon.js');
const CONNECTIONS = 32;

/** Loads one address for some seconds from the other core. */
export async function loadOnce(
  { server, path: address, headers, expects, connections = CONNECTIONS }: Target,
  seconds: number,
): Promise<Round> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const url = `http://127.0.0.1:${server.port}${address}`;
  const options = ['-j', '-c', String(connections), '-d', String(seconds), ...named, url];
  const before = cpuMicrosOf(server.pid);
  const { stdout } = await promisify(execFile)('taskset', [
    '-c',
    LOAD_CORE,
    process.execPath,
    AUTOCANNON,
    ...options,
  ]);
  const used = cpuMicrosOf(server.pid) - before;
  const result = JSON.parse(stdout);
  const right = result[`${expects}xx`];
  const all = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  return {
    requestsPerS: result.requests.average,
    cpuMicros: used / all,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bytes: result.throughput.total / all,
    wrong: all - right + result.errors + result.timeouts,
  };
}
