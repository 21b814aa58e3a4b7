import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Command line options of every benchmark. */
interface BenchOptions {
  rounds: number;
  seconds: number;
  /** Folder of the results. */
  out: string;
  /** Measures although other programs use the machine; the results mention it. */
  busy: boolean;
  /** Names of the measurements to run; all when empty. */
  only: string[];
}

/** Options of a trial run that only tests whether the benchmark works; its figures are meaningless. */
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
