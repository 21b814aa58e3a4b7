import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from '@jest/globals';
import { recordingLogger } from '../../test/support/log.ts';
import { until } from '../../test/support/until.ts';
import { watchFolder } from './watch-folder.ts';

let scratch: string;
let end: (() => Promise<void>) | undefined;

beforeEach(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  makeFolder('content');
});

afterEach(async () => {
  await end?.();
  end = undefined;
  rmSync(scratch, { recursive: true });
});

const at = (...names: string[]) => path.join(scratch, ...names);

function makeFolder(name: string): void {
  mkdirSync(at(name, 'news'), { recursive: true });
  writeFileSync(at(name, 'site.yaml'), 'name: 試験');
}

async function watched(folder: string) {
  const { logger } = recordingLogger();
  let changes = 0;
  end = await watchFolder({
    folder: at(folder),
    poll: false,
    onChange: () => {
      changes += 1;
    },
    logger,
    identityMs: 20,
  });
  return {
    /** Changes files and waits until the watcher has reported it. */
    async told(work: () => void) {
      const before = changes;
      work();
      await until('the change is reported', () => changes > before);
    },
  };
}

const edit = () => writeFileSync(at('content', 'news', 'a.md'), String(performance.now()));

test('changes are reported after the folder was moved away and back', async () => {
  const { told } = await watched('content');
  await told(edit);
  await told(() => {
    renameSync(at('content'), at('away'));
    renameSync(at('away'), at('content'));
  });
  await told(edit);
  await told(edit);
});

test('changes are reported after another folder replaced this one', async () => {
  const { told } = await watched('content');
  makeFolder('next');
  await told(() => {
    renameSync(at('content'), at('before'));
    renameSync(at('next'), at('content'));
  });
  await told(edit);
  await told(edit);
});

test('changes are reported after a link leads to another folder', async () => {
  symlinkSync(at('content'), at('current'));
  const { told } = await watched('current');
  makeFolder('next');
  await told(() => {
    symlinkSync(at('next'), at('link'));
    renameSync(at('link'), at('current'));
  });
  await told(() => writeFileSync(at('next', 'news', 'a.md'), 'a'));
});

test('changes are reported after a folder returns with new files', async () => {
  const { told } = await watched('content');
  await told(() => {
    renameSync(at('content'), at('away'));
    writeFileSync(at('away', 'new.yaml'), 'a: 1');
    renameSync(at('away'), at('content'));
  });
  await told(edit);
});
