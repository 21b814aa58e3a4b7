import { STATUS_CODES } from 'node:http';
import { expect, test } from '@jest/globals';
import { statusText } from './http-status.ts';

test('every status of a failure has its standard text', () => {
  const failures = Object.entries(STATUS_CODES).filter(([code]) => Number(code) >= 400);
  expect(failures.map(([code]) => statusText(Number(code)))).toEqual(failures.map(([, text]) => text));
});

test('an unknown status has the text of its class', () => {
  expect([statusText(499), statusText(599)]).toEqual(['Request Failed', 'Server Error']);
});
