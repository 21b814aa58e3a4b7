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

interface AxeRule {
  id: string;
  tags: string[];
}

interface AxeRun {
  testEngine: { version: string };
  violations: (AxeRule & { nodes: { target: string[] }[] })[];
  passes: AxeRule[];
  incomplete: AxeRule[];
  inapplicable: AxeRule[];
}

/** What of a run is asked for; the rest would take longer to bring here than a rule takes to run. */
interface AxeSummary {
  version: string;
  /** Each with the first element that breaks it. */
  broken: (AxeRule & { target: string })[];
  applied: AxeRule[];
  inapplicable: string[];
}

/** For `page.evaluate`: it runs in the page, into which axe has been brought. */
async function askAxe(tags: string[]): Promise<AxeSummary> {
  const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeRun> } };
  // Lets what sticks to the window's upper edge stand in its place in the page: a bar may cover a link half, and a visitor
  // scrolls it out.
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky' && getComputedStyle(element).top !== 'auto',
  );
  const styles = sticky.map((element) => element.style.cssText);
  for (const element of sticky) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  try {
    const { testEngine, violations, passes, incomplete, inapplicable } = await axe.run({
      runOnly: tags,
      // The rules need no copies of the style sheets; what a frame shows is another site's; what passes is only counted.
      preload: { assets: ['media'] },
      iframes: false,
      resultTypes: ['violations'],
    });
    const named = ({ id, tags: its }: AxeRule) => ({ id, tags: its });
    return {
      version: testEngine.version,
      broken: violations.map((rule) => ({ ...named(rule), target: rule.nodes[0]?.target.join(' ') ?? '' })),
      applied: [...passes, ...incomplete].map(named),
      inapplicable: inapplicable.map(({ id }) => id),
    };
  } finally {
    for (const [index, element] of sticky.entries()) element.style.cssText = styles[index] ?? '';
  }
}

/**
 * Waits until what fades in has faded in: a colour on the way is none that anybody reads. What moves for ever may go on.
 * For `page.evaluate`: it runs in the page.
 */
async function atRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs axe over what a page shows when nothing changes any more. */
export async function runAxe(page: Page): Promise<AxeResult> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { version, broken, applied, inapplicable } = await page.evaluate(askAxe, AXE_TAGS);
  const all = [...broken, ...applied];
  return {
    version,
    criteria: all.flatMap(({ tags }) => tags.flatMap(criterionOf)),
    rules: [...all.map(({ id }) => id), ...inapplicable].sort(),
    violations: broken.map(({ id, target }) => `${id} at ${target}`),
  };
}

/** `wcag143` → `1.4.3`; other tags name none. */
function criterionOf(tag: string): string[] {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return number ? [`${principle}.${guideline}.${number}`] : [];
}
