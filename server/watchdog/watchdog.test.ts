import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

const WATCHDOG = JSON.stringify(new URL('./watchdog.ts', import.meta.url).href);
const SILENT_MAX_MS = 600;

/** Runs a watched process with the given source. */
function watched(source: string) {
  const program = `import { watchMainThread } from ${WATCHDOG}; watchMainThread('info', ${SILENT_MAX_MS}); ${source}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

test.each([
  ['a loop', 'function counts() { for (let i = 0; ; i += 1); }', 'counts'],
  ['a regular expression', `function matches() { /^(a+)+$/.test('a'.repeat(60) + 'b'); }`, 'matches'],
])('a main thread stuck in %s is logged, and its process is killed', async (_what, source, name) => {
  const child = watched(`${source}; setTimeout(${name}, 100);`);
  const output = text(child.stdout);
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  const [line] = (await output).trim().split('\n');
  const { level, msg, err } = JSON.parse(line ?? '');
  expect({ level, msg }).toEqual({ level: 60, msg: 'the main thread is stuck: the process ends' });
  expect(err.stack).toContain(`at ${name} (`);
});

test('a process that was suspended as a whole continues, and one without work exits', async () => {
  const child = watched(`console.log('ready'); process.stdin.once('data', () => process.exit(7));`);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await delay(2 * SILENT_MAX_MS);
  child.kill('SIGCONT');
  await delay(SILENT_MAX_MS / 2);
  child.stdin.write('end');
  expect(await once(child, 'exit')).toEqual([7, null]);

  expect(await once(watched(''), 'exit')).toEqual([0, null]);
});
