import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type RedisClientType } from '@redis/client';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

export interface RedisServer {
  url: string;
  /** Client for the test. */
  client: RedisClientType;
  /** Suspends the process until it is thawed; its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Ends the process; `start` starts another one at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a real Redis without persistence, on a free port of this machine. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const client: RedisClientType = createClient({ url, disableOfflineQueue: true });
  client.on('error', () => {});
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let child = run(args);

  async function start(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) child = run(args);
    if (!client.isOpen) void client.connect().catch(() => {});
    await until('Redis takes connections', () => client.isReady);
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url,
    client,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    start,
    stop,
    async close() {
      client.destroy();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function run(args: string[]) {
  const child = spawn(process.env.REDIS_SERVER_PATH ?? 'redis-server', args, { stdio: 'ignore' });
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  child.once('error', (error) => {
    throw new Error(`Redis does not start: ${error.message}. Install redis-server or set REDIS_SERVER_PATH`);
  });
  return child;
}
