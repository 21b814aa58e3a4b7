import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Api } from '../../../../records/client.ts';
import { ApiError } from '../../../../shared/api/error.ts';
import { formOf } from '../../../../shared/api/forms/all.ts';
import { quickInquiry } from '../../../../shared/api/forms/quick-inquiry.ts';
import { problemsIn, sendForm } from './send-form.ts';

const sales = formOf('sales');
const none = new ApiError('http', 'no challenge', { status: 404 });
const calls = {
  getVerifyChallenge: jest.fn<Api['getVerifyChallenge']>(),
  submitForm: jest.fn<Api['submitForm']>(),
};
const api = calls as unknown as Api;
const before = Object.getOwnPropertyDescriptor(crypto, 'subtle');

beforeEach(() => {
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true });
  calls.getVerifyChallenge.mockReset().mockRejectedValue(none);
  calls.submitForm.mockReset().mockResolvedValue({ receipt: 'R-1' });
});

afterEach(() => {
  if (before) Object.defineProperty(crypto, 'subtle', before);
  else Reflect.deleteProperty(crypto, 'subtle');
});

test('the quick inquiry goes out with its own fields alone, no proof is worked out for it', async () => {
  expect(await sendForm(api, quickInquiry, { fame: '水面' }, 'key')).toBe('R-1');
  expect(calls.getVerifyChallenge).not.toHaveBeenCalled();
  expect(calls.submitForm.mock.calls).toEqual([[quickInquiry, { fame: '水面' }, 'key']]);
});

test('any other form requests a challenge for its submission; without one from the API, the form is sent without proof', async () => {
  expect(await sendForm(api, sales, { content: '相談' }, 'key')).toBe('R-1');
  expect(calls.getVerifyChallenge.mock.calls).toEqual([['sales:key']]);
  expect(calls.submitForm.mock.calls).toEqual([[sales, { content: '相談' }, 'key']]);
});

test("a code that is not taken is tried again with new ones, then the refusal is the visitor's to know", async () => {
  const data = { fields: [{ name: 'verifyCode', message: '期限切れです。' }] };
  const refused = new ApiError('business', 'refused', { code: 400, data });
  calls.submitForm.mockRejectedValue(refused);
  await expect(sendForm(api, sales, {}, 'key')).rejects.toBe(refused);
  expect(calls.submitForm.mock.calls.length).toBeGreaterThan(1);
  expect(problemsIn(refused, sales)).toEqual([]);
});

test('field problems of the service are shown for fields of the form', () => {
  const fields = ['mailbox', 'constructor', 'verifyCode'].map((name) => ({ name, message: 'x' }));
  const refused = new ApiError('business', 'refused', { code: 400, data: { fields } });
  expect(problemsIn(refused, sales)).toEqual([{ name: 'mailbox', message: 'x' }]);
  expect(problemsIn(new Error('x'), sales)).toEqual([]);
});
