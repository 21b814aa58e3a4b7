import { execFileSync } from 'node:child_process';

/** The processes that a process has started. */
export function childrenOf(pid: number | undefined): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === pid && name !== 'ps')
    .map(([child]) => Number(child));
}
