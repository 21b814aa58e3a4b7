// Starts the built site once, visits it and stops it again: what Node compiled and what was read of the content lies beside the
// build then. The image's build does it, because a container may write nothing there. The site gets this process's
// options of V8: Node takes what was compiled with the same ones only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Of what the home page links to: enough for one page of most kinds. */
const VISITS = 40;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'warm-start-'));
const child = spawn(process.execPath, [...process.execArgv, 'dist/server/start.js'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    LAME_DUCK_S: '0',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = once(child, 'exit');

/** The origin that the site says it is ready on. */
async function ready(): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /"port":(\d+)/.exec(line) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the site did not start');
}

async function visit(origin: string): Promise<void> {
  const home = await fetch(origin);
  if (!home.ok) throw new Error(`the home page answers with ${home.status}`);
  const links = (await home.text()).matchAll(/href="(\/[^"#?]*)"/g);
  const paths = [...new Set([...links].map(([, link = '/']) => link))].slice(0, VISITS);
  for (const link of paths) await (await fetch(origin + link)).arrayBuffer();
}

try {
  const origin = await ready();
  child.stdout.resume();
  await visit(origin);
} finally {
  child.kill('SIGTERM');
  await exited;
  rmSync(dataDir, { recursive: true, force: true });
}
