import { loadOnce, type Round, type Target } from './load.ts';
import { loadPaced, type PacedRound } from './paced.ts';

export interface Contender {
  name: string;
  target: Target;
  /** Also measures at half of the maximum rate: response times of a site in normal use. */
  paced?: boolean;
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
  half?: { p50Ms: number; p99Ms: number; requestsPerS: number };
  rounds: Round[];
  pacedRounds?: PacedRound[];
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
  const paced = contenders.map(() => [] as PacedRound[]);
  for (const { target } of contenders) await loadOnce(target, Math.min(seconds * WARM_UP_ROUNDS, WARM_UP_S));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { target }] of contenders.entries()) {
      measured[index]?.push(await loadOnce(target, seconds));
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      if (!contender.paced) continue;
      const rate = medianOf(measured[index] ?? [], 'requestsPerS') / 2;
      paced[index]?.push(await loadPaced(contender.target, rate, seconds));
    }
  }
  return contenders.map(({ name }, index) => ({
    row,
    server: name,
    ...summary(measured[index] ?? []),
    ...(paced[index]?.length && { half: halfOf(paced[index] ?? []), pacedRounds: paced[index] }),
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

function halfOf(rounds: PacedRound[]) {
  const of = (name: keyof PacedRound) => Math.round(medianOf(rounds, name) * 100) / 100;
  return { p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), requestsPerS: Math.round(of('requestsPerS')) };
}

function medianOf<Row>(rows: Row[], name: keyof Row): number {
  return median(rows.map((row) => Number(row[name])));
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
