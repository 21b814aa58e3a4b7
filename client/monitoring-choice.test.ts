import { afterEach, expect, test } from '@jest/globals';
import { CONSENT_KEY } from '../shared/constants.ts';
import { refusesReports } from './monitoring-choice.ts';

function signal(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  localStorage.clear();
  signal('globalPrivacyControl', undefined);
  signal('doNotTrack', null);
});

test('reports are sent unless the visitor has refused', () => {
  expect(refusesReports()).toBe(false);
  localStorage.setItem(CONSENT_KEY, 'granted');
  expect(refusesReports()).toBe(false);
  localStorage.setItem(CONSENT_KEY, 'denied');
  expect(refusesReports()).toBe(true);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that signals %s sends none', (name, value) => {
  signal(name, value);
  expect(refusesReports()).toBe(true);
});
