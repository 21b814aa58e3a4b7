import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { launchOptions } from '../browser/browser-options.mjs';
import { inputBy } from './actions.ts';
import type { Run, Tab } from './tab.ts';

/**
 * Starts an installed Firefox and opens a tab, with the W3C protocol WebDriver BiDi: Playwright needs a Firefox that is
 * newer than the one with extended support. Closing the tab ends the browser.
 */
export async function openFirefoxTab(): Promise<Tab> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const browser = spawn(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { env: { ...launchOptions().env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const { send, problems } = await connect(await addressOf(browser.stderr));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;

  const run: Run = async (work, ...args) => {
    const { type, result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `() => JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`,
      awaitPromise: false,
      target: { context },
    })) as { type: string; result: { value: string }; exceptionDetails: { text: string } };
    if (type !== 'success') throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  return {
    problems: () => problems.splice(0),
    run,
    ...inputBy(run, (actions) => send('input.performActions', { context, actions })),
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Address that the browser listens at, as it prints it. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened');
}

interface Message {
  id?: number;
  params?: { level: string; text: string };
  error?: string;
  message?: string;
  result?: unknown;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Connects to the browser; errors of the console and uncaught ones are added to `problems`. */
async function connect(address: string): Promise<{ send: Send; problems: string[] }> {
  const socket = new WebSocket(`${address}/session`);
  const problems: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') problems.push(message.params.text);
  });
  await once(socket, 'open');
  let last = 0;
  return {
    problems,
    async send(method, params) {
      last += 1;
      const id = last;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await answered;
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error} ${message}`);
      return result;
    },
  };
}
