import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Share of both cores together below which the machine counts as quiet. A desktop or a log rotation uses
 * less.
 */
const QUIET_SHARE = 0.1;
const LOOK_MS = 2_000;

/** Processor time of all cores since boot, and its idle part, in ticks. */
function ticks(): { all: number; idle: number } {
  const fields =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  const idle = (fields[3] ?? 0) + (fields[4] ?? 0);
  return { all: fields.reduce((sum, value) => sum + value, 0), idle };
}

/** Share of the machine's processor time that is used while no benchmark runs. */
async function busyShare(): Promise<number> {
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const after = ticks();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/**
 * Measures whether the machine is idle. Returns the used share of processor time.
 *
 * @throws {Error} when other programs use it, unless that is allowed.
 */
export async function requireQuiet(allowBusy: boolean): Promise<number> {
  const share = await busyShare();
  const [oneMinute = 0] = os.loadavg();
  console.log(`Others use ${percent(share)} of the processors; load ${oneMinute.toFixed(1)}.`);
  if (share > QUIET_SHARE && !allowBusy) {
    throw new Error('The machine is not quiet; figures would say little. --busy measures all the same.');
  }
  return share;
}

/** Lines above a table: the machine, and the load by other programs. */
export async function describeRun(shareBefore: number): Promise<string[]> {
  const shareAfter = await busyShare();
  const worst = Math.max(shareBefore, shareAfter);
  const lines = [
    `${versions().join(', ')}. Others used ${percent(shareBefore)} of the processors before and ${percent(shareAfter)} after.`,
  ];
  if (worst > QUIET_SHARE) lines.push('', '**The machine was not quiet: these figures prove nothing.**');
  return lines;
}

/**
 * Versions, for runs that count rather than measure time, so that the load of the machine does not matter.
 */
export function describeMachine(): string {
  return `${versions().join(', ')}.`;
}

function versions(): string[] {
  const cpus = os.cpus();
  return [
    `Node ${process.version}`,
    `${os.type()} ${os.release()}`,
    `${cpus[0]?.model.trim()} × ${cpus.length}`,
    `commit ${commit()}`,
    ...nginxVersion(),
  ];
}

function commit(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return stdout.trim();
}

function nginxVersion(): string[] {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? [stderr.trim().replace('nginx version: ', '')] : [];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
