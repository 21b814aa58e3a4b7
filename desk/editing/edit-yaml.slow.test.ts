import { expect, test } from '@jest/globals';
import { parseDocument } from 'yaml';
import { readYaml } from '../../corpus/yaml.ts';
import { editYaml } from './edit-yaml.ts';

test('what a change of a long record takes grows with its length alone', () => {
  const names = (begin: string) => Array.from({ length: 5_000 }, (_, at) => `${begin}${at}`);
  const record = (begin: string) => Object.fromEntries(names(begin).map((name) => [name, 1]));
  const records = names('a').map((name) => `${name}: 1\n`);
  const list = names('a').map((name) => `- ${name}\n`);
  // Processor time: wall time would include other processes.
  const timed = (work: () => void) => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const parsing = timed(() => parseDocument(records.join(''), { uniqueKeys: false }));
  for (const [source, after] of [
    [records, { ...record('a'), more: 1 }],
    [records, { ...record('a'), ...record('b') }],
    [records, { ...record('b'), a0: 1 }],
    [list, [...names('a'), 'more']],
    [list, names('b')],
    [list, names('a').toReversed()],
  ] as const) {
    let edited = '';
    expect(
      timed(() => {
        edited = editYaml(source.join(''), after);
      }),
    ).toBeLessThan(parsing * 20);
    expect(readYaml(edited)).toEqual(after);
  }
});
