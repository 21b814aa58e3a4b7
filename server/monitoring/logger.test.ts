import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { FORMS } from '../../shared/api/forms/all.ts';
import { recordingLogger } from '../../test/support/log.ts';

const TYPED = 'what-somebody-typed';

test.each(FORMS.map(({ type, fields }): [string, string[]] => [type, Object.keys(fields)]))(
  'input of the form %s is redacted in the log at any depth',
  (_type, names) => {
    const { logger, lines } = recordingLogger();
    for (const name of names) {
      const typed = { [name]: TYPED };
      logger.info(typed, 'flat');
      logger.info({ a: { b: { c: { d: { e: typed } } } } }, 'deep');
      logger.info({ list: [[typed]] }, 'listed');
      logger.error({ err: Object.assign(new Error('failed'), { data: { fields: [typed] } }) }, 'failed');
      logger.error(Object.assign(new Error('failed'), { cause: Object.assign(new Error('why'), typed) }));
    }
    expect(lines).toHaveLength(names.length * 5);
    expect(JSON.stringify(lines)).not.toContain(TYPED);
  },
);

test('credentials are redacted, and the data for operators stay', () => {
  const { logger, lines } = recordingLogger();
  const req = { headers: { cookie: TYPED, authorization: TYPED, 'set-cookie': [TYPED], host: 'example' } };
  logger.warn({ requestId: 'r1', path: '/sales', status: 422, req }, 'request');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      requestId: 'r1',
      path: '/sales',
      status: 422,
      req: { headers: expect.objectContaining({ host: 'example', cookie: '[Redacted]' }) },
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(TYPED);
});

test('each line has the time at which it was written', () => {
  const { logger, lines } = recordingLogger();
  const clock = jest.spyOn(Date, 'now');
  for (const now of [1_700_000_000_000, 1_700_000_000_000, 1_700_000_000_001]) {
    clock.mockReturnValue(now);
    logger.info('written');
  }
  clock.mockRestore();
  expect(lines.map(({ time }) => time)).toEqual([
    '2023-11-14T22:13:20.000Z',
    '2023-11-14T22:13:20.000Z',
    '2023-11-14T22:13:20.001Z',
  ]);
});

test('an error keeps its type, message, code and stack; a circle ends', () => {
  const { logger, lines } = recordingLogger();
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  logger.error({ err: Object.assign(new TypeError('broken'), { code: 'E1' }), circle }, 'failed');
  expect(lines[0]).toMatchObject({
    err: { type: 'TypeError', message: 'broken', code: 'E1', stack: expect.stringContaining('broken') },
    circle: { name: 'circle', self: '[Circular]' },
  });
});

test.each([
  ['a line waits for no other one', "log.info('written'); setInterval(() => {}, 60_000);"],
  ['a process that ends leaves nothing unwritten', "log.info('written'); process.exit(0);"],
  ['a crash leaves nothing unwritten', "log.info('written'); setTimeout(() => { throw new Error(); });"],
  [
    'a warning is out at once, with what came before it',
    "log.info('written'); log.warn('too'); process.kill(process.pid, 'SIGKILL');",
  ],
])('%s', async (_what, script) => {
  const child = startLogging(script);
  const written: Buffer[] = [];
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      written.push(chunk);
      if (String(chunk).includes('"written"')) resolve();
    });
    child.stdout.once('end', resolve);
  });
  child.kill('SIGKILL');
  expect(Buffer.concat(written).toString()).toContain('"msg":"written"');
});

test('lines are written whole and in order, for any length, number and delay of the reader', async () => {
  const LINES = 500;
  const TEXT = 'あ'.repeat(40_000);
  const child = startLogging(`
    for (let at = 0; at < ${LINES}; at += 1) {
      if (at % 50 === 1) log.info({ at, text: ${JSON.stringify(TEXT)} }, 'long');
      else if (at % 70 === 2) log.warn({ at }, 'at once');
      else log.info({ at }, 'short');
    }
    process.exit(0);`);
  const written: Buffer[] = [];
  for await (const chunk of child.stdout) {
    written.push(chunk);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const lines = Buffer.concat(written).toString().trimEnd().split('\n');
  const read = lines.map((line) => JSON.parse(line) as { at: number; text?: string });
  expect(read.map(({ at }) => at)).toEqual([...Array(LINES).keys()]);
  expect(read.filter(({ text }) => text !== undefined).every(({ text }) => text === TEXT)).toBe(true);
});

/** Starts a process that runs the script with `log` in scope; its standard output is read here. */
function startLogging(script: string) {
  const module = path.join(import.meta.dirname, 'logger.ts');
  const code = `const { createLogger } = await import(${JSON.stringify(module)}); const log = createLogger('info'); ${script}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
