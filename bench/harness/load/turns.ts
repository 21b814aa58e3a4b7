import { loadOnce, type Round, type Target } from './load.ts';
import { percentile } from './percentile.ts';

export interface Contender {
  name: string;
  target: Target;
}

/** Medians over the rounds, and the figures of every round. */
export interface Measured extends Round {
  row: string;
  server: string;
  rounds: Round[];
}

/** Seconds of load after which V8 has compiled the code of a page; until then the page takes 50 % longer. */
const WARM_UP_S = 12;
/** Upper bound of the warm-up in rounds, so that trial runs stay short. */
const WARM_UP_ROUNDS = 4;

/** Loads all contenders alternately, so that a disturbance of the machine affects all of them. */
export async function byTurns(
  row: string,
  contenders: Contender[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured[]> {
  const loaded = contenders.map((contender) => ({ ...contender, figures: [] as Round[] }));
  for (const { target } of contenders) await loadOnce(target, Math.min(seconds * WARM_UP_ROUNDS, WARM_UP_S));
  for (let round = 0; round < rounds; round += 1)
    for (const { target, figures } of loaded) figures.push(await loadOnce(target, seconds));
  return loaded.map(({ name, figures }) => ({ row, server: name, ...summary(figures), rounds: figures }));
}

function summary(rounds: Round[]): Round {
  const median = (figure: keyof Round) =>
    percentile(
      rounds.map((round) => round[figure]),
      0.5,
    );
  return {
    requestsPerS: Math.round(median('requestsPerS')),
    cpuMicros: Math.round(median('cpuMicros') * 10) / 10,
    p50Ms: median('p50Ms'),
    p99Ms: median('p99Ms'),
    bytes: Math.round(median('bytes')),
    wrong: rounds.reduce((sum, round) => sum + round.wrong, 0),
  };
}
