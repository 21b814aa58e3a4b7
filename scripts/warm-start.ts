// Starts the built site once, visits it and stops it, so that Node's compile cache and the parsed content are
// stored next to the build. The image's build does this, because a container may not write there. The site
// gets the V8 options of this process: Node reuses compiled code only under the same options.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Number of links of the home page to visit: enough for one page of most kinds. */
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

/** Origin from the site's log line that announces readiness. */
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
