import { readdirSync, readFileSync } from 'node:fs';
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

test('no rule styles every element below one that it finds by its content', () => {
  const folder = path.join(DIST, 'client/assets');
  const rules = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap(
      (name) => readFileSync(path.join(folder, name), 'utf8').match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [],
    );
  expect(rules.length).toBeGreaterThan(10);
  // A browser would style the whole page anew at each press.
  expect(rules.filter((rule) => /[\s>+~]\*/.test(rule))).toEqual([]);
});
