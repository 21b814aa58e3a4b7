import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** What every benchmark takes on its command line. */
export interface BenchOptions {
  rounds: number;
  seconds: number;
  /** Where results are written. */
  out: string;
  /** Measure although others use the machine; the results say so. */
  busy: boolean;
  /** Names of what to measure; all when empty. */
  only: string[];
}

/** A look at whether all of it works: nothing of it is a figure. */
const SMOKE = { rounds: 1, seconds: 1, busy: true, out: path.join(os.tmpdir(), 'bench-smoke') };

export function readOptions(defaults: { rounds: number; seconds: number }): BenchOptions {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      out: { type: 'string' },
      busy: { type: 'boolean' },
      smoke: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  });
  const results = path.resolve(import.meta.dirname, '../results');
  const base = { ...defaults, busy: false, out: results, ...(values.smoke && SMOKE) };
  return {
    rounds: values.rounds ? Number(values.rounds) : base.rounds,
    seconds: values.seconds ? Number(values.seconds) : base.seconds,
    out: values.out ? path.resolve(values.out) : base.out,
    busy: values.busy ?? base.busy,
    only: values.only ?? [],
  };
}
