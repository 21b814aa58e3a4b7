// `npm run bench:hostile -- [--inputs 50000] [--seed 1]`: sends hostile requests to the built site and counts
// failures: responses of 500 and above, pages in which sent data became an element, redirects to another
// origin, and connections that end without a response. The same seed generates the same requests.
import { Agent } from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { loadPathTable } from '../server/path-table.ts';
import { loadSiteContent } from '../server/site-content/load.ts';
import { rawRequest } from '../test/support/requests/raw-request.ts';
import { BROWSER } from './harness/load/browser-headers.ts';
import { describeMachine } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { runBenchmark, startSite } from './harness/servers.ts';
import { type HostileInput, hostileInputs, MARKER, SHOWN } from './hostile/inputs.ts';

const options = readOptions({ inputs: 50_000, seed: 1 });
const CONTENT = path.resolve(import.meta.dirname, '../content');
const LANES = 8;
/** Disables rate limits for the one address of this benchmark; the limits have their own tests. */
const GENEROUS = {
  WRITES_PER_MINUTE: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
  WARRANTY_CHECKS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
};

interface Found {
  what: string;
  input: HostileInput;
}

const agent = new Agent({ keepAlive: true, maxSockets: LANES });

function headersOf({ body }: HostileInput, origin: string): Record<string, string> {
  const headers = { ...BROWSER, 'accept-encoding': 'identity' };
  if (body === undefined) return headers;
  return {
    ...headers,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
}

interface Outcome {
  status: number;
  /** The page contains sent data as text. */
  isShown?: boolean;
  wrong?: string;
}

async function send(port: number, input: HostileInput): Promise<Outcome> {
  const origin = `http://127.0.0.1:${port}`;
  const { method, target, body } = input;
  const sent = { method, headers: headersOf(input, origin), agent, ...(body !== undefined && { body }) };
  const response = await rawRequest(port, target, sent).catch((error: Error) => error);
  if (response instanceof Error) return { status: 0, wrong: `no response: ${response.message}` };
  const { status, headers } = response;
  const { location } = headers;
  const isPage = String(headers['content-type']).includes('html');
  const isShown = isPage && response.body.includes(SHOWN);
  if (status >= 500) return { status, wrong: `status ${status}` };
  if (isPage && response.body.includes(MARKER)) return { status, wrong: 'shown as it was sent' };
  if (location !== undefined && new URL(String(location), origin).origin !== origin)
    return { status, wrong: `leads to ${location}` };
  return { status, isShown };
}

async function main(): Promise<void> {
  const { port } = await startSite(GENEROUS);
  const { pages } = await loadSiteContent(CONTENT);
  const table = await loadPathTable(CONTENT, pages.known);
  const inputs = fc.sample(hostileInputs(table), {
    numRuns: options.inputs,
    seed: options.seed,
  });
  const statuses = new Map<number, number>();
  const found: Found[] = [];
  let shown = 0;
  async function lane(): Promise<void> {
    for (let input = inputs.pop(); input; input = inputs.pop()) {
      const { status, isShown, wrong } = await send(port, input);
      if (isShown) shown += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (wrong !== undefined) found.push({ what: wrong, input });
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  writeReport(options.out, {
    name: 'hostile',
    title: 'Hostile inputs',
    words: [
      `\`npm run bench:hostile\`: ${options.inputs} requests, seed ${options.seed}: addresses, calls of the API and forms that are broken, disguised and carry markup. ${found.length} of them were answered wrongly; ${shown} pages show again, as text, what was sent.`,
      '',
      describeMachine(),
    ],
    table: markdownTable(
      ['status', 'responses'],
      [...statuses].sort(([a], [b]) => a - b),
    ),
    raw: { statuses: Object.fromEntries(statuses), found: found.slice(0, 100) },
  });
  if (found.length > 0) process.exitCode = 1;
}

await runBenchmark(main);
agent.destroy();
