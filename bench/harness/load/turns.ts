import { loadOnce, type Round, type Target } from './load.ts';

export interface Contender {
  name: string;
  target: Target;
}

/** Medians over the rounds, and the figures of every round. */
export interface Measured {
  row: string;
  server: string;
  requestsPerS: number;
  cpuMicros: number;
  p50Ms: number;
  p99Ms: number;
  wrong: number;
  bytes: number;
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
  const measured = contenders.map(() => [] as Round[]);
  for (const { target } of contenders) await loadOnce(target, Math.min(seconds * WARM_UP_ROUNDS, WARM_UP_S));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { target }] of contenders.entries()) {
      measured[index]?.push(await loadOnce(target, seconds));
    }
  }
  return contenders.map(({ name }, index) => ({
    row,
    server: name,
    ...summary(measured[index] ?? []),
    rounds: measured[index] ?? [],
  }));
}

function summary(rounds: Round[]) {
  return {
    requestsPerS: Math.round(medianOf(rounds, 'requestsPerS')),
    cpuMicros: Math.round(medianOf(rounds, 'cpuMicros') * 10) / 10,
    p50Ms: medianOf(rounds, 'p50Ms'),
    p99Ms: medianOf(rounds, 'p99Ms'),
    bytes: Math.round(medianOf(rounds, 'bytes')),
    wrong: rounds.reduce((sum, round) => sum + round.wrong, 0),
  };
}

function medianOf<Row>(rows: Row[], name: keyof Row): number {
  return median(rows.map((row) => Number(row[name])));
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
