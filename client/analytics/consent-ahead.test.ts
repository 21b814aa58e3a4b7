import { expect, test } from '@jest/globals';
import { consentChoice, startConsent } from './consent.ts';

test('a page that is prerendered loads no tag before it is shown, though the visitor has agreed', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  localStorage.setItem('analyticsConsent', 'granted');
  const containers = () =>
    document.querySelectorAll('script[src^="https://www.googletagmanager.com/"]').length;
  startConsent('GTM-TEST123');
  expect([consentChoice(), containers()]).toEqual([null, 0]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([consentChoice(), containers()]).toEqual(['granted', 1]);
});
