import { afterEach, expect, test } from '@jest/globals';
import { ContentError } from '../../corpus/corpus.ts';
import { runInThread, startThread, type Thread, type ThreadOptions } from './thread.ts';

const MODULE = JSON.stringify(new URL('./thread.ts', import.meta.url).href);
const CORPUS = JSON.stringify(new URL('../../corpus/corpus.ts', import.meta.url).href);

/** A worker file whose orders name their outcome. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { workerData } from 'node:worker_threads';
    import { ContentError } from ${CORPUS};
    import { carryOut } from ${MODULE};
    let orders = 0;
    carryOut(async (order) => {
      orders += 1;
      if (order === 'fail') throw new Error('broken');
      if (order === 'wrong') throw new ContentError([{ file: 'a.yaml', message: 'wrong' }]);
      if (order === 'end') process.exit(1);
      if (order === 'crash') setImmediate(() => { throw new Error('crashed'); });
      if (order !== 'count') return new Promise(() => {});
      return { orders, workerData };
    });
  `)}`,
);

const open: Thread<string, unknown>[] = [];

afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close();
});

function start(options?: ThreadOptions): Thread<string, unknown> {
  const thread = startThread<string, unknown>(WORKER, options);
  open.push(thread);
  return thread;
}

test('a thread carries out one order after another, with the data that it was started with', async () => {
  const thread = start({ workerData: 'data' });
  expect(await thread.run('count')).toEqual({ orders: 1, workerData: 'data' });
  expect(await thread.run('count')).toEqual({ orders: 2, workerData: 'data' });
});

test('an order that fails rejects with its error, and the thread goes on', async () => {
  const thread = start();
  await expect(thread.run('fail')).rejects.toThrow('broken');
  const wrong = await thread.run('wrong').catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(ContentError);
  expect((wrong as ContentError).problems).toEqual([{ file: 'a.yaml', message: 'wrong' }]);
  expect(await thread.run('count')).toMatchObject({ orders: 3 });
});

test('an order that takes too long is aborted', async () => {
  await expect(start({ timeoutMs: 300 }).run('hang')).rejects.toThrow();
});

test('a signal aborts an order', async () => {
  const abort = new AbortController();
  const running = runInThread<string, unknown>(WORKER, 'hang', abort.signal);
  abort.abort();
  await expect(running).rejects.toThrow('aborted');
});

test.each(['crash', 'end'])(
  'a thread that ends by itself (%s) rejects its order and every later one',
  async (how) => {
    const thread = start();
    await expect(thread.run(how)).rejects.toThrow(how === 'crash' ? 'crashed' : 'ended');
    await expect(thread.run('count')).rejects.toThrow('the thread has ended');
  },
);
