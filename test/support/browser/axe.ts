import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rule sets of the check: WCAG 2.2 to level AA, and the best practices of axe. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResult {
  version: string;
  /** Ids of all rules that were run. */
  rules: string[];
  /** Success criteria, as `1.4.3`, with at least one rule that applied. */
  criteria: string[];
  /** `rule at element` for each violated rule. */
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

/** Requested part of a run's results; transferring the rest would take longer than a rule takes to run. */
interface AxeSummary {
  version: string;
  /** Violated rules, each with its first failing element. */
  broken: (AxeRule & { target: string })[];
  applied: AxeRule[];
  inapplicable: string[];
}

/** Runs in the page, through `page.evaluate`, after axe has been injected. */
async function askAxe(tags: string[]): Promise<AxeSummary> {
  const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeRun> } };
  // Makes sticky elements static: a sticky bar may cover half of a link, but a visitor can scroll the link
  // clear of it.
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky' && getComputedStyle(element).top !== 'auto',
  );
  const styles = sticky.map((element) => element.style.cssText);
  for (const element of sticky) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  try {
    const { testEngine, violations, passes, incomplete, inapplicable } = await axe.run({
      runOnly: tags,
      // The rules need no copies of the style sheets; frames show another site; passed rules are only
      // counted.
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
 * Waits until fade-in animations have ended, because colours in transition would be reported. Endless
 * animations may continue. Runs in the page, through `page.evaluate`.
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

/** Runs axe on a page that no longer changes. */
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

/** Converts `wcag143` to `1.4.3`; other tags yield an empty list. */
function criterionOf(tag: string): string[] {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return number ? [`${principle}.${guideline}.${number}`] : [];
}
