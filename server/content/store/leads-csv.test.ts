import { expect, test } from '@jest/globals';
import { leadsCsv } from './leads-csv.ts';
import type { Submission } from './submissions.ts';

async function* submissions(): AsyncGenerator<Submission> {
  yield {
    receipt: 'M261126-4K9B8X',
    receivedAt: '2026-11-20T03:00:00.000Z',
    form: 'sales',
    typed: { phone: '03-1234-5678', postalCode: '0600001', street: '1-2', quantity: '10' },
    folded: { phone: '0312345678' },
  } as Partial<Submission> as Submission;
}

test('a value that a spreadsheet would convert to a number or a day is exported as text', async () => {
  const [, line = ''] = (await Array.fromAsync(leadsCsv(submissions()))).map((one) => one.trim());
  // The digits of a phone number and of a postcode, and a house number.
  expect(line).toContain('"03-1234-5678","=""0312345678"""');
  expect(line).toContain('"=""0600001"""');
  expect(line).toContain('"=""1-2"""');
  expect(line).toContain('"10"');
  expect(line).toContain('"2026-11-20 12:00:00"');
});
