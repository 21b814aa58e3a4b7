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

/**
 * Lets what sticks to the window's edges stand in its place in the page, or stick again: where the window happens to end a
 * bar may cover a link half, and a visitor scrolls it out. For `page.evaluate`: it runs in the page.
 */
function unstick(loose: boolean): void {
  const kept = window as unknown as { loosened?: [HTMLElement, string][] };
  if (!loose) for (const [element, style] of kept.loosened ?? []) element.style.cssText = style;
  kept.loosened = loose
    ? [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => [element, element.style.cssText])
    : [];
  for (const [element] of kept.loosened)
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
}

/** Runs axe over what a page shows now. */
export async function runAxe(page: Page): Promise<AxeResult> {
  await page.evaluate(SOURCE);
  await page.evaluate(unstick, true);
  const run = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeRun> } }).axe.run({
        runOnly: tags,
        // The rules need no copies of the style sheets; what a frame shows is another site's; what passes is only counted.
        preload: { assets: ['media'] },
        iframes: false,
        resultTypes: ['violations'],
      }),
    AXE_TAGS,
  );
  await page.evaluate(unstick, false);
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
