import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the site is checked against: WCAG 2.2 to level AA, and what axe recommends beyond it. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeResult {
  version: string;
  /** Ids of all rules that were run. */
  rules: string[];
  /** Numbers of the success criteria that some rule could look at here: `1.4.3`. */
  criteria: string[];
  /** `rule at element`, one for each rule that is broken. */
  violations: string[];
}

interface AxeRun {
  testEngine: { version: string };
  violations: { id: string; tags: string[]; nodes: { target: string[] }[] }[];
  passes: { id: string; tags: string[] }[];
  incomplete: { id: string; tags: string[] }[];
  inapplicable: { id: string }[];
}

/** Runs axe over what a page shows now. The page's context must be made with `bypassCSP`. */
export async function runAxe(page: Page): Promise<AxeResult> {
  const size = page.viewportSize();
  // Higher than the page, so that the bar at the window's end covers nothing: a visitor would scroll.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ width: size.width, height: height + 1_000 });
  await page.evaluate(SOURCE);
  const run = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeRun> } }).axe.run({ runOnly: tags }),
    AXE_TAGS,
  );
  if (size) await page.setViewportSize(size);
  const { violations, passes, incomplete, inapplicable, testEngine } = run;
  const applied = [...violations, ...passes, ...incomplete];
  return {
    version: testEngine.version,
    criteria: applied.flatMap(({ tags }) => tags.flatMap(criterionOf)),
    rules: [...applied, ...inapplicable].map(({ id }) => id).sort(),
    violations: violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`),
  };
}

/** `wcag143` → `1.4.3`; other tags name none. */
function criterionOf(tag: string): string[] {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return number ? [`${principle}.${guideline}.${number}`] : [];
}
