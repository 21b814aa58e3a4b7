import { expect, test } from '@jest/globals';
import { consentChoice, startConsent, subscribeToConsent } from './consent.ts';

const updates = () =>
  (window.dataLayer ?? [])
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter(([name, kind]) => name === 'consent' && kind === 'update');
const containers = () => document.querySelectorAll('script[src^="https://www.googletagmanager.com/gtm.js"]');

/** Simulates a decision in another tab, as the browser reports it. */
function decideInAnotherTab(choice: string): void {
  localStorage.setItem('analyticsConsent', choice);
  window.dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent', newValue: choice }));
}

test('without a container consent is not spoken of', () => {
  startConsent(null);
  expect(window.dataLayer).toBeUndefined();
});

test('a decision in another tab is applied here, and reported once', () => {
  let told = 0;
  subscribeToConsent(() => {
    told += 1;
  });
  startConsent('GTM-TEST123');
  expect([consentChoice(), updates().length, containers().length]).toEqual([null, 0, 0]);
  decideInAnotherTab('no such answer');
  expect(consentChoice()).toBeNull();
  decideInAnotherTab('granted');
  decideInAnotherTab('granted');
  expect([consentChoice(), updates().length, containers().length, told]).toEqual(['granted', 1, 1, 1]);
});
