// Generates the crowd in a separate process: `visitors.ts PORT CLIENTS SECONDS`. Each visitor has a separate
// address and requests pages that are not cached, one after another. Writes the number of responses by
// status, as JSON.
import { Agent } from 'node:http';
import { outcomeOf } from '../harness/load/visit.ts';

const [port = 0, clients = 0, seconds = 0] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const seen: Record<string, number> = {};
const until = performance.now() + seconds * 1_000;
let asked = 0;

function nextPage(): string {
  asked += 1;
  const pages = [`/search?value=model-${asked}`, `/no-such-page-${asked}`, `/faq?keywords=word-${asked}`];
  return pages[asked % pages.length] ?? '/';
}

async function visitor(index: number): Promise<void> {
  while (performance.now() < until) {
    const outcome = await outcomeOf({ port, path: nextPage(), agent, visitor: index });
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: clients }, (_, index) => visitor(index + 1)));
console.log(JSON.stringify(seen));
process.exit(0);
