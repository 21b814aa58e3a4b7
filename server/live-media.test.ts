import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchMedia } from './live-media.ts';

let mediaDir: string;

beforeEach(() => {
  jest.useFakeTimers();
  mediaDir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(mediaDir, { recursive: true });
});

test('what another process draws is noticed once, from the first file on, until the watch ends', () => {
  const onChange = jest.fn();
  const stop = watchMedia(mediaDir, onChange, 10);
  jest.advanceTimersByTime(30);
  expect(onChange).not.toHaveBeenCalled();
  writeFileSync(path.join(mediaDir, 'manifest.json'), '{}');
  jest.advanceTimersByTime(30);
  expect(onChange).toHaveBeenCalledTimes(1);
  writeFileSync(path.join(mediaDir, 'documents.json'), '[]');
  jest.advanceTimersByTime(10);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  rmSync(path.join(mediaDir, 'manifest.json'));
  jest.advanceTimersByTime(30);
  expect(onChange).toHaveBeenCalledTimes(2);
});
