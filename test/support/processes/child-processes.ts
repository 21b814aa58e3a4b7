import { execFileSync } from 'node:child_process';

/** Ids of a process's children that generate media. */
export function drawersOf(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.some((arg) => arg.endsWith('/draw.ts')))
    .map(([child]) => Number(child));
}
