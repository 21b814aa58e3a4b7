import os from 'node:os';
import { expect, test } from '@jest/globals';
import { SECRET_FILE_NAMES } from './secret-files.ts';
import { SETTING_NAMES } from './settings.ts';
import { listenProblem, requireContentDir, settingWarnings } from './start-problems.ts';

test('a setting that looks misspelt is named without its value', () => {
  const warnings = settingWarnings({
    SITE_ORGIN: 'secret',
    api_origin: 'secret',
    LOG_LEVLE: 'secret',
  });
  expect(warnings).toEqual([
    expect.stringMatching(/^SITE_ORGIN: .*SITE_ORIGIN/),
    expect.stringMatching(/^api_origin: .*API_ORIGIN/),
    expect.stringMatching(/^LOG_LEVLE: .*LOG_LEVEL/),
  ]);
  expect(warnings.join()).not.toContain('secret');
});

test('the former setting for several workers causes a warning with its replacement', () => {
  expect(settingWarnings({ WEB_CONCURRENCY: '4' })).toEqual([
    expect.stringMatching(/^WEB_CONCURRENCY: .*--scale/),
  ]);
  expect(settingWarnings({ WEB_CONCURRENCY: '1' })).toEqual([]);
});

test('neither known settings nor other variables of a machine cause a warning', () => {
  const usual = [
    'PATH',
    'HOME',
    'PWD',
    'POST',
    'SORT',
    'HOSTNAME',
    'LANG',
    'TERM',
    'SHLVL',
    'npm_config_loglevel',
  ];
  const env = Object.fromEntries(
    [...SETTING_NAMES, ...SECRET_FILE_NAMES, ...usual].map((name) => [name, 'x']),
  );
  expect(settingWarnings(env)).toEqual([]);
  expect(settingWarnings({ METRICS_PORT: '', SITE_ORGIN: ' ' })).toEqual([]);
});

test('a folder without content is named in the error', () => {
  for (const CONTENT_DIR of ['/nowhere', os.tmpdir()])
    expect(() => requireContentDir({ CONTENT_DIR })).toThrow(/^設定が正しくありません: CONTENT_DIR: [^\n]+$/);
  expect(() => requireContentDir({ CONTENT_DIR: 'content' })).not.toThrow();
});

test.each([
  ['EADDRINUSE', 'PORT'],
  ['EACCES', 'PORT'],
  ['EADDRNOTAVAIL', 'HOST'],
])('%s is reported as a problem of %s', (code, name) => {
  const problem = listenProblem(Object.assign(new Error('x'), { code }), { port: 'PORT', host: 'HOST' });
  expect(problem).toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`^設定が正しくありません: ${name}: [^\\n]+$`)),
  });
});

test('other errors are returned unchanged', () => {
  const error = new Error('other');
  expect(listenProblem(error, { port: 'PORT', host: 'HOST' })).toBe(error);
});
