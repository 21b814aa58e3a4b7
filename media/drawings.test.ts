import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readMediaFile } from './drawings.ts';

const HOUSING = `
  router:
    front: ['#a00001', '#a00002']
    top: ['#a00003', '#a00004']
    side: ['#a00005', '#a00006']
    edge: '#a00007'
    emboss: '#a00008'
    print: '#a00009'
    softPrint: '#a0000a'
    recess: '#a0000b'
    hole: '#a0000c'
`;

async function read(source: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'drawings-'));
  await writeFile(path.join(folder, 'media.yaml'), source);
  return readMediaFile(folder);
}

test('the housings of some kinds of devices may be painted, those of others not', async () => {
  const { housings, shell } = await read(`draw: [products]\nhousings:${HOUSING}`);
  expect(housings.router).toMatchObject({ front: ['#a00001', '#a00002'], hole: '#a0000c' });
  expect([housings.switch, shell]).toEqual([undefined, undefined]);
});

test('an invalid colour is refused with its path', async () => {
  const source = `draw: [products]\nhousings:${HOUSING.replace("'#a00007'", 'grey')}`;
  await expect(read(source)).rejects.toThrow(/media\.yaml.*housings\.router\.edge/s);
});
