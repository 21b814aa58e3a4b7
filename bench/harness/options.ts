import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Command line options of every benchmark. */
interface BenchOptions {
  /** Folder of the results. */
  out: string;
  /** Measures although other programs use the machine; the results mention it. */
  busy: boolean;
  /** Returns whether a measurement is among those to run: all, unless some are named. */
  isWanted(name: string): boolean;
}

/** Reads the options of a benchmark. `defaults` are its own, which are numbers. */
export function readOptions<Name extends string>(
  defaults: Record<Name, number>,
): BenchOptions & Record<Name, number> {
  const own = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(own),
      out: { type: 'string' },
      busy: { type: 'boolean' },
      /** For a trial run that only tests whether the benchmark works; its figures are meaningless. */
      smoke: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  });
  const results = values.smoke
    ? path.join(os.tmpdir(), 'bench-smoke')
    : path.resolve(import.meta.dirname, '../results');
  const only = values.only ?? [];
  const given = new Map(Object.entries(values));
  const numbers = { ...defaults };
  for (const name of Object.keys(defaults) as Name[])
    numbers[name] = Number(given.get(name) ?? (values.smoke ? 1 : defaults[name]));
  return {
    ...numbers,
    out: values.out ? path.resolve(values.out) : results,
    busy: values.busy ?? values.smoke ?? false,
    isWanted: (name) => only.length === 0 || only.includes(name),
  };
}
