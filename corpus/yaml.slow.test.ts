import { expect, it } from '@jest/globals';
import { parseYaml } from './yaml.ts';

/** Texts whose shape alone is expensive for a parser, all as long as the desk allows a file to be. */
it.each([
  ['brackets', '['.repeat(400_000)],
  ['records', '{a: '.repeat(100_000)],
  ['hyphens', '- '.repeat(200_000)],
  ['tags', '!a '.repeat(130_000)],
  ['keys before a fault', `${Array.from({ length: 30_000 }, (_, at) => `k${at}: 1`).join('\n')}\nx: [`],
  [
    'anchors before a fault',
    `${Array.from({ length: 25_000 }, (_, at) => `k${at}: &a${at} 1`).join('\n')}\nx: [`,
  ],
  ['the same key', 'a: 1\n'.repeat(80_000)],
])('a wrong text is refused in the time of a right one of its length: %s', (_what, source) => {
  const timeOf = (text: string) => {
    const before = process.threadCpuUsage();
    parseYaml(text);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const right = Array.from({ length: 30_000 }, (_, at) => `k${at}: 1`).join('\n');
  timeOf(right);
  const base = Math.max(...[1, 2, 3].map(() => timeOf(right)));
  expect(Math.min(timeOf(source), timeOf(source))).toBeLessThan(base * 10);
});
