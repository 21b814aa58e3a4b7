import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import { HANG_MS } from '../patience.ts';
import { until } from '../until.ts';
import { inputBy } from './actions.ts';
import type { Run, Tab } from './tab.ts';

/** Private display, for a browser that needs a window. */
const DISPLAY_ARGUMENTS = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];

/**
 * Starts WebKit by its WebDriver and opens a tab, with the W3C protocol: Playwright drives only its own build of
 * WebKit. Closing the tab ends browser, driver and display.
 */
export async function openWebKitTab(): Promise<Tab> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const log = path.join(folder, 'console.log');
  const display = spawn(process.env.XVFB_PATH ?? 'Xvfb', DISPLAY_ARGUMENTS, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [screen] = await once(createInterface(display.stdout), 'line');
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${screen}`,
      // Renders in software: the display has no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      ...(process.env.CHROMIUM_FONTS && { FONTCONFIG_FILE: process.env.CHROMIUM_FONTS }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver answers', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { sessionId } = (await call(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        // The driver's own wait for a document often lasts until its time-out, long after the document is there.
        pageLoadStrategy: 'none',
        timeouts: { script: HANG_MS },
        'webkitgtk:browserOptions': {
          binary: writeBrowser(folder, log),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  let known = 0;
  const run: Run = async (work, ...args) => {
    const script = `return JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`;
    return JSON.parse(String(await call(`${session}/execute/sync`, { script, args: [] })));
  };
  return {
    problems() {
      const lines = readFileSync(log, 'utf8').split('\n');
      const added = lines.slice(known);
      known = lines.length - 1;
      return added.filter((line) => /CONSOLE .*ERROR/.test(line));
    },
    run,
    ...inputBy(run, (actions) => call(`${session}/actions`, { actions })),
    async open(url) {
      await run(() => void Object.assign(window, { isLeft: true }));
      await call(`${session}/url`, { url });
      const isThere = () => !('isLeft' in window) && document.readyState !== 'loading';
      await until(`${url} is parsed`, () => run(isThere).catch(() => false));
    },
    async back() {
      // The driver's own command waits for a document, which a step within the site never loads.
      await run(() => void setTimeout(() => history.back()));
    },
    async resize(width, height) {
      await call(`${session}/window/rect`, { width, height });
    },
    async close() {
      await fetch(session, { method: 'DELETE' });
      for (const child of [driver, display]) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a program that starts WebKit's browser with its output in a file: the driver drops it. */
function writeBrowser(folder: string, log: string): string {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser) throw new Error('WebKitWebDriver has no MiniBrowser');
  const program = path.join(folder, 'browser.sh');
  writeFileSync(program, `#!/bin/sh\nexec ${browser} "$@" >> ${log} 2>&1\n`, { mode: 0o755 });
  return program;
}

/** Sends a command and returns its value. Throws the driver's message. */
async function call(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`);
  return value;
}
