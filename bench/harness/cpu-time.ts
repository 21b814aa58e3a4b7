import { readdirSync, readFileSync } from 'node:fs';

/** Unit of /proc/PID/stat: hundredths of a second. */
const TICK_MICROS = 10_000;

/** Processor time of a process and of its children, all their threads, in microseconds. */
export function cpuMicrosOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const sum = (one: number): number =>
    (processes.find((known) => known.pid === one)?.ticks ?? 0) +
    (childrenOf.get(one) ?? []).reduce((all, child) => all + sum(child.pid), 0);
  return sum(pid) * TICK_MICROS;
}

function readStat(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // The process has ended since it was listed.
    return [];
  }
}
