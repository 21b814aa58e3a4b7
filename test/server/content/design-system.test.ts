import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { DIST } from '../../support/content/folders.ts';
import { createTestSite } from '../../support/sites/site.ts';

test('the built site has no design-system page, and visitors never fetch its code', async () => {
  const site = await createTestSite();
  const response = await request(site.app).get('/design-system').set('Accept', 'text/html');
  expect(response.status).toBe(404);
  await site.close();
  const assets = path.join(DIST, 'client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const carrying = scripts.filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').includes('デザインシステム'),
  );
  expect(carrying).toEqual([]);
});

/**
 * Kind of variant of a rule. Utilities of one kind are adjacent in the style sheet, with ordered breakpoints.
 * A component's own class has its own breakpoints, which no other class shares.
 */
function kindOf(rules: string): string {
  if (rules.startsWith('@media')) return 'where something else is true as well';
  const component = /^\.([a-z-]+)(?![\w\\[-])/.exec(rules)?.[1];
  if (component) return `.${component}`;
  return /^\.[^{]*\\\[\\&/.test(rules) ? 'what is inside the element' : 'the element';
}

test('where two breakpoints meet, the wider one wins: its rules come later in the style sheet', () => {
  const assets = path.join(DIST, 'client/assets');
  const [file = ''] = readdirSync(assets).filter((name) => /^entry-.*\.css$/.test(name));
  const queries = readFileSync(path.join(assets, file), 'utf8').matchAll(
    /@media \((?:width>=|min-width:)([\d.]+)(rem|px)\)\{(?!\.container\{)(?=(.{200}))/gs,
  );
  const kinds = Map.groupBy(queries, ([, , , rules = '']) => kindOf(rules));
  expect(kinds.get('the element')?.length).toBeGreaterThan(4);
  expect(kinds.get('.menu-entry')).toHaveLength(2);
  for (const blocks of kinds.values()) {
    const widths = blocks.map(([, size, unit]) => Number(size) / (unit === 'px' ? 16 : 1));
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  }
});
