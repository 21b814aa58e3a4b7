import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '../../shared/api/error.ts';
import type { Render, RenderInput, RenderOutcome } from '../../shared/render.ts';
import type { LogLine } from '../../test/support/log.ts';
import { servePage } from '../../test/support/sites/page-server.ts';
import { until } from '../../test/support/until.ts';

const NEVER = 3_600_000;

const open: (() => void)[] = [];

afterEach(() => {
  jest.useRealTimers();
  for (const close of open.splice(0)) close();
});

interface Rendering {
  input: RenderInput;
  /** Resolves with the reason for aborting the render. */
  aborted: Promise<Error>;
}

/** A renderer that sends the first part of a page and then stalls until it is aborted. */
function halfPage() {
  let begin: (rendering: Rendering) => void;
  const rendering = new Promise<Rendering>((resolve) => {
    begin = resolve;
  });
  const render: Render = async (input) => {
    const body = new PassThrough();
    body.write('<p>first part</p>');
    const aborted = Promise.withResolvers<Error>();
    begin({ input, aborted: aborted.promise });
    return {
      kind: 'page',
      status: 200,
      isDegraded: () => false,
      isWhole: () => true,
      route: 'home',
      pipe: (destination) => void body.pipe(destination),
      abort(reason) {
        aborted.resolve(reason as Error);
        input.onError(reason);
        body.end('<p>what is missing</p>');
      },
    };
  };
  return { render, rendering };
}

async function serve(render: Render, timeoutMs?: number) {
  const server = await servePage({ render, ...(timeoutMs !== undefined && { timeoutMs }) });
  open.push(server.close);
  return server;
}

const visit = (port: number) =>
  request({ port, host: '127.0.0.1', path: '/', headers: { accept: 'text/html' } })
    .on('error', () => {})
    .end();

const failures = (lines: LogLine[]) => lines.filter(({ msg }) => msg === 'render failed');

test('a visitor who leaves while the page streams ends its render and its calls, without an error', async () => {
  const { render, rendering } = halfPage();
  const { port, lines, reported } = await serve(render);
  const visitor = visit(port);
  const [response] = await once(visitor, 'response');
  await once(response, 'data');
  const { input, aborted } = await rendering;
  expect(input.signal.aborted).toBe(false);
  visitor.destroy();
  expect((await aborted).message).toBe('the visitor left');
  expect(input.signal.aborted).toBe(true);
  expect([failures(lines), reported]).toEqual([[], []]);
});

test('a visitor who leaves before the first byte ends the calls of the page', async () => {
  const started = Promise.withResolvers<RenderInput>();
  const { port, lines } = await serve((input) => {
    started.resolve(input);
    return new Promise(() => {});
  });
  const visitor = visit(port);
  const { signal } = await started.promise;
  visitor.destroy();
  if (!signal.aborted) await once(signal, 'abort');
  expect(failures(lines)).toEqual([]);
});

test('a visitor who leaves while the data load is no failure of the page', async () => {
  const started = Promise.withResolvers<RenderInput>();
  const { port, failed, closed } = await serve(async (input) => {
    started.resolve(input);
    await once(input.signal, 'abort');
    throw input.signal.reason;
  });
  const visitor = visit(port);
  await started.promise;
  visitor.destroy();
  await closed;
  await new Promise(setImmediate);
  expect(failed).toEqual([]);
});

test('a page that is not complete in time is closed with its finished parts, and reported', async () => {
  const { render } = halfPage();
  const { port, lines, reported } = await serve(render, 20);
  const [response] = await once(visit(port), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  expect(text).toBe('<p>first part</p><p>what is missing</p>');
  expect(failures(lines)).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ message: 'page not complete after 20 ms' }) }),
  ]);
  expect(reported).toHaveLength(1);
});

test('a complete page is not aborted afterwards', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const abort = jest.fn();
  const { port, closed } = await serve(async () => ({
    kind: 'page',
    status: 200,
    isDegraded: () => false,
    isWhole: () => true,
    route: 'home',
    pipe: (destination) => void destination.end('whole'),
    abort,
  }));
  const [response] = await once(visit(port), 'response');
  for await (const _chunk of response);
  await closed;
  jest.advanceTimersByTime(NEVER);
  expect(abort).not.toHaveBeenCalled();
});

const whole = (status = 200): RenderOutcome => ({
  kind: 'page',
  status,
  isDegraded: () => false,
  isWhole: () => true,
  route: 'home',
  pipe: (destination) => void destination.end('whole'),
  abort() {},
});

test.each([
  ['does not have', 404, [], 1],
  ['fails to answer', 500, [expect.anything()], 0],
])('a page whose main data the API %s: %i', async (_what, status, expected, leftOutCount) => {
  const error = Object.assign(new ApiError('http', `the API answered ${status}`, { status }), {
    call: '/news/info/1',
  });
  const { port, lines, reported, leftOut, closed } = await serve(async (input) => {
    input.onError(error);
    return whole(status);
  });
  visit(port);
  await closed;
  expect(failures(lines)).toEqual(expected);
  expect(reported).toHaveLength(expected.length);
  expect(leftOut).toHaveLength(leftOutCount);
  // A failure names its call.
  for (const { err } of failures(lines)) expect(err).toMatchObject({ call: '/news/info/1' });
});

test('the wait for a render slot is passed to the log', async () => {
  const { port, turns, seen, closed } = await serve(async () => whole());
  const ends = await Promise.all(Array.from({ length: 16 }, () => turns.take('others')));
  visit(port);
  await until('the request waits', () => (seen[0]?.queue?.ms ?? 0) > 20);
  for (const end of ends) end();
  await closed;
  expect(seen[0]?.queue?.ms).toBeGreaterThan(20);
  expect(seen[0]?.upstream?.ms).toBe(0);
});

test('a page that is rendered for one visitor is not stored by shared caches', async () => {
  const { port } = await serve(async () => whole());
  const [response] = await once(visit(port), 'response');
  response.resume();
  expect(response.headers['cache-control']).toBe('private, no-cache');
});
