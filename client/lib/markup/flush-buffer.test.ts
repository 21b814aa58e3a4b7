import { EventEmitter } from 'node:events';
import { afterEach, expect, jest, test } from '@jest/globals';
import { type Destination, FlushBuffer } from './flush-buffer.ts';

const done: [name: string, text?: string][] = [];
const destination = {
  write: (bytes: Uint8Array) => done.push(['write', text(bytes)]),
  flush: () => done.push(['flush']),
  end: (bytes: Uint8Array) => done.push(['end', text(bytes)]),
  destroy: ({ message }: Error) => done.push(['destroy', message]),
};
const response = new EventEmitter();
const buffer = () => new FlushBuffer(Object.assign(response, destination) as unknown as Destination);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

afterEach(() => {
  done.length = 0;
  response.removeAllListeners();
});

test('written data is passed on in one chunk after a flush', async () => {
  const react = buffer();
  react.write('見出し');
  react.write(Buffer.from('と文'));
  react.flush();
  expect(done).toEqual([]);
  await Promise.resolve();
  expect(done).toEqual([['write', '見出しと文'], ['flush']]);
});

test('a page that is complete in one tick is one chunk', async () => {
  const react = buffer();
  react.write('whole');
  react.flush();
  react.end();
  await Promise.resolve();
  expect(done).toEqual([['end', 'whole']]);
});

test('a failure ends the response without the unsent data', async () => {
  const react = buffer();
  react.write('half');
  react.flush();
  react.destroy(new Error('broken'));
  await Promise.resolve();
  expect(done).toEqual([['destroy', 'broken']]);
});

test('React is notified of a visitor who leaves before the end, not of one who has the whole page', () => {
  const react = buffer();
  const listener = jest.fn();
  react.on('close', listener);
  response.emit('close');
  expect(listener).toHaveBeenCalledTimes(1);
  react.end();
  response.emit('close');
  expect(listener).toHaveBeenCalledTimes(1);
});
