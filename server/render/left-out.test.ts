import { expect, test } from '@jest/globals';
import { ApiError } from '../../shared/api/error.ts';
import { recordingLogger } from '../../test/support/log.ts';
import { leftOutReporter } from './left-out.ts';

function failureOf(call: string, status = 500): ApiError {
  return Object.assign(new ApiError('http', `the API answered ${status}`, { status }), { call });
}

function observed() {
  const { logger, lines } = recordingLogger();
  const reported: unknown[] = [];
  const clock = { ms: 0 };
  const report = leftOutReporter({
    logger,
    monitoring: { report: (error) => reported.push(error) },
    now: () => clock.ms,
  });
  return { report, lines, reported, clock };
}

test('the first failure of a call is logged and reported, with the page and the reason', () => {
  const { report, lines, reported } = observed();
  const error = failureOf('/banner/list/1');
  report(error, { path: '/', requestId: 'r1' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'section left out',
      requestId: 'r1',
      path: '/',
      call: '/banner/list/1',
      reason: 'the API answered 500',
      count: 1,
    }),
  ]);
  expect(reported).toEqual([error]);
});

test('further failures are counted, and logged once a minute, for all records of the call', () => {
  const { report, lines, reported, clock } = observed();
  for (const id of [1, 2, 3]) report(failureOf(`/goods/imageAndVideo/${id}`), { path: '/products' });
  report(failureOf('/goods/index'), { path: '/' });
  expect(lines).toHaveLength(2);
  clock.ms = 60_000;
  report(failureOf('/goods/imageAndVideo/4'), { path: '/products' });
  expect(lines.map(({ call, count }) => [call, count])).toEqual([
    ['/goods/imageAndVideo/1', 1],
    ['/goods/index', 1],
    ['/goods/imageAndVideo/4', 3],
  ]);
  expect(reported).toHaveLength(3);
});

test('missing data of the API are not a failure: one line of level info, and no report', () => {
  const { report, lines, reported } = observed();
  for (const id of [1, 2]) report(failureOf(`/single/info/${id}`, 404), { path: '/privacy-policy' });
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, msg: 'the API has no such data', call: '/single/info/1', count: 1 }),
  ]);
  expect(reported).toEqual([]);
});
