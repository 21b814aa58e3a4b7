import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DIST } from '../../support/content/folders.ts';

test('no file that a browser needs has a word in its name for which content blockers withhold it', () => {
  const names = readdirSync(path.join(DIST, 'client/assets')).filter((name) => /\.(?:js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /banner|consent|inquiry|monitor|overlay|survey|track/i.test(name))).toEqual(
    [],
  );
});
