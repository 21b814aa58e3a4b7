// Visits at an even pace, as a process of its own: reads a task (VisitTask) as JSON from its argument and writes what came of each
// second (VisitSecond[]) as JSON. A visit that is late because those before it are slow counts from when it was due.
import { Agent } from 'node:http';
import { outcomeOf } from '../harness/visit.ts';

export interface VisitTask {
  port: number;
  /** Addresses that are gone round. `{n}` in them is another number each time: pages that nobody has asked for before. */
  addresses: string[];
  /** One after the other. */
  stages: { requestsPerS: number; seconds: number }[];
}

/** The visits that were due within one second. */
export interface VisitSecond {
  stage: number;
  tookMs: number[];
  /** How often each status came, or the code of a connection's error. */
  outcomes: Record<string, number>;
}

const VISITORS = 5_000;
const CONNECTIONS_MAX = 512;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAX });

async function visitAll({ port, addresses, stages }: VisitTask): Promise<VisitSecond[]> {
  const seconds: VisitSecond[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  let count = 0;
  let stageStart = 0;
  for (const [stage, { requestsPerS, seconds: length }] of stages.entries()) {
    for (let index = 0; index < requestsPerS * length; index += 1) {
      const due = start + (stageStart + index / requestsPerS) * 1_000;
      while (performance.now() < due) await new Promise(setImmediate);
      const second = Math.floor((due - start) / 1_000);
      seconds[second] ??= { stage, tookMs: [], outcomes: {} };
      const { tookMs, outcomes } = seconds[second];
      count += 1;
      const path = (addresses[count % addresses.length] ?? '/').replace('{n}', String(count));
      const coming = outcomeOf({ port, path, agent, visitor: count % VISITORS }).then((outcome) => {
        tookMs.push(Math.round((performance.now() - due) * 10) / 10);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        open.delete(coming);
      });
      open.add(coming);
    }
    stageStart += length;
  }
  await Promise.all(open);
  return seconds;
}

console.log(JSON.stringify(await visitAll(JSON.parse(process.argv[2] ?? ''))));
// Ends by itself once that is written: it may be more than a pipe takes at once.
agent.destroy();
