// Visits at an even rate, in a separate process: reads a task (VisitTask) as JSON from its argument and
// writes the results of each second (VisitSecond[]) as JSON. A visit that is delayed by slow earlier ones is
// timed from the moment at which it was due.
import { Agent } from 'node:http';
import { outcomeOf } from '../harness/load/visit.ts';

export interface VisitTask {
  port: number;
  /**
   * Addresses to cycle through. `{n}` is replaced by a new number each time, for pages that are not cached.
   */
  addresses: string[];
  /** Stages that run in sequence. */
  stages: { requestsPerS: number; seconds: number }[];
}

/** Visits that were due within one second. */
export interface VisitSecond {
  stage: number;
  tookMs: number[];
  /** Number of visits by status, or by the code of a connection's error. */
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
// The process ends by itself after the output, which may be larger than a pipe's buffer, has been written.
agent.destroy();
