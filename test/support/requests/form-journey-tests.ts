import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { FormJourney } from '../../fixtures/form-journeys.ts';
import { runAxe } from '../browser/axe.ts';
import type { storingSite } from '../sites/storing-site.ts';
import { CONFIRM, fillIn, formVisits, PHONE, SEND, toConfirm, toReceipt } from './form-visits.ts';

const MODES: [name: string, javaScriptEnabled: boolean][] = [
  ['with JavaScript, with no accessibility violation at any step', true],
  ['without JavaScript', false],
];
/**
 * Violations of the accessibility rules (WCAG 2.2 AA) and horizontal overflow of a form's step, on a phone.
 */
async function stepProblems(page: Page, step: string): Promise<string[]> {
  // The progress bar of the navigation that has just ended does not belong to the page.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE.width, height: height + 1_000 });
  const { violations } = await runAxe(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(PHONE);
  return [...violations, ...(wider > 0 ? [`${wider} px too wide`] : [])].map(
    (problem) => `${step}: ${problem}`,
  );
}

/** Defines tests that fill in forms and submit them, each with script and without. */
export function testJourneys(site: ReturnType<typeof storingSite>, journeys: readonly FormJourney[]): void {
  const { storedOf } = site;
  const { openNext } = formVisits(site);
  const visits = MODES.flatMap(([mode, script]) =>
    journeys.map((journey): [string, string, boolean, FormJourney] => [journey.path, mode, script, journey]),
  );

  test.each(visits)(
    '%s %s: from 入力 through 確認 to 完了, stored once as typed',
    async (target, _mode, javaScriptEnabled, { fields, expected }) => {
      const corporateName = `㈱${target} ${javaScriptEnabled}`;
      const { page, problems } = await openNext(target, javaScriptEnabled);
      const found: string[] = [];
      // axe runs as a script.
      const check = async (step: string) =>
        javaScriptEnabled && found.push(...(await stepProblems(page, step)));
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: CONFIRM }).click();
        await page.getByRole('main').getByRole('alert').waitFor();
      }
      await check('errors');
      await fillIn(page, { ...fields, corporateName });
      await toConfirm(page);
      await check('confirm');
      const shown = await page.getByRole('main').innerText();
      expect(shown).toContain(corporateName);
      expect(shown).toContain('髙橋');
      await page.getByRole('button', { name: SEND }).click();
      const receipt = await toReceipt(page);
      await check('done');
      expect(await page.getByRole('main').getByRole('status').innerText()).toContain(receipt);
      const stored = await storedOf(corporateName);
      expect(stored.map((one) => one.receipt)).toEqual([receipt]);
      expect(stored[0]?.typed).toMatchObject({ ...expected, corporateName });
      expect(found).toEqual([]);
      // Without script the browser reports every blocked script.
      expect(problems.filter((problem) => javaScriptEnabled || !problem.endsWith('.js csp'))).toEqual([]);
    },
  );
}
