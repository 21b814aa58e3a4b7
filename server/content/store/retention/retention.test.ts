import { afterEach, expect, jest, test } from '@jest/globals';
import { recordingLogger } from '../../../../test/support/log.ts';
import { inquiry } from '../../../../test/support/store/fixtures.ts';
import { until } from '../../../../test/support/until.ts';
import { openDatabase } from '../database.ts';
import { createSubmissions } from '../submissions.ts';
import { DAY_MS, startPurging } from './retention.ts';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  jest.useRealTimers();
});

test('every hourly purge uses the current retention', async () => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const { logger, lines } = recordingLogger();
  const db = await openDatabase({});
  const submissions = createSubmissions(db, []);
  for (const daysAgo of [2_000, 400]) {
    const { receipt } = await submissions.add(inquiry);
    const received_at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    await db.updateTable('submissions').set({ received_at }).where('receipt', '=', receipt).execute();
  }
  let submissionDays = 1_000;
  const retention = () => ({ submissionDays, daysByForm: {}, deliveredDays: 30, auditDays: 365 });
  const purging = startPurging(db, retention, logger);
  await until('the first run is over', () => lines.length === 1);
  submissionDays = 365;
  jest.advanceTimersByTime(HOUR_MS);
  await until('the second run is over', () => lines.length === 2);
  expect(lines.map((line) => line.submissions)).toEqual([1, 1]);
  await purging.stop();
  await db.destroy();
});
