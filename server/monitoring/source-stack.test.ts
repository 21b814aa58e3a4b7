import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { sourceStack } from './source-stack.ts';

test('a stack names the lines of the source files, and locations without a map stay unchanged', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'stack-'));
  const built = path.join(root, 'built.js');
  // Its one segment maps line 1, column 1 of the built file to line 7, column 3 of ../server/app.ts.
  writeFileSync(
    `${built}.map`,
    JSON.stringify({ version: 3, sources: ['../server/app.ts'], names: [], mappings: 'AAME' }),
  );
  const stack = (place: string) => `Error: broken\n    at answer (${place})\n    at node:internal/x:1:1`;
  expect(sourceStack(stack(`${pathToFileURL(built)}:1:1`))).toBe(
    stack(`${path.resolve(root, '../server/app.ts')}:7:3`),
  );
  const unmapped = stack(`${pathToFileURL(path.join(root, 'other.js'))}:1:1`);
  expect(sourceStack(unmapped)).toBe(unmapped);
  rmSync(root, { recursive: true });
});
