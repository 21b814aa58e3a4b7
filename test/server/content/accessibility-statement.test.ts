import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import axe from 'axe-core';
import { parse } from 'yaml';
import { CRITERIA } from '../../../client/features/accessibility/criteria.ts';
import type { AccessibilityCheck } from '../../../shared/pages/accessibility-check.ts';
import { ROUTES } from '../../../shared/paths/routes.ts';
import { REAL_CONTENT } from '../../support/content/fixture-content.ts';

const check = JSON.parse(
  readFileSync(path.join(REAL_CONTENT, 'accessibility-check.json'), 'utf8'),
) as AccessibilityCheck;

/** Paths of the pages in the content folder. */
function pagePaths(): string[] {
  const folder = path.join(REAL_CONTENT, 'pages');
  return readdirSync(folder).map((file) => parse(readFileSync(path.join(folder, file), 'utf8')).path);
}

// After a change of the route table or of axe, run `npm run accessibility` and review its results.
test('the statement rests on a check of every page family, with the checker in use', () => {
  const ofContent = check.pages.filter(({ route }) => route === 'text-page');
  expect(check.pages.map(({ route }) => route).sort()).toEqual(
    [...ROUTES, ...ofContent.map(() => ({ id: 'text-page' }))].map(({ id }) => id).sort(),
  );
  const checked = new Set(check.pages.map((page) => page.path));
  expect(pagePaths().filter((address) => !checked.has(address))).toEqual([]);
  expect(check.engine).toBe(`axe-core ${axe.version}`);
  expect(check.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(check.widths).toEqual([375, 1440]);
});

test('the statement claims no more than the check has found', () => {
  expect(check.violations).toEqual([]);
  expect(check.rules).toBeGreaterThan(50);
  expect(check.criteria).toEqual(expect.arrayContaining(['1.1.1', '1.4.3', '2.4.2', '3.1.1', '4.1.2']));
});

test('the statement lists the 38 success criteria of levels A and AA', () => {
  expect([CRITERIA.length, new Set(CRITERIA.map(({ number }) => number)).size]).toEqual([38, 38]);
});
