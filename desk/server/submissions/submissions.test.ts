import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { testSubmissionsDesk } from '../../../test/support/submissions-desk/scenarios.ts';
import { startSubmissionsDesk } from '../../../test/support/submissions-desk/start.ts';
import type { DeskProblem } from '../../shared/api.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'submissions-'));
let places = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite', () => {
  testSubmissionsDesk(async () => {
    places += 1;
    return { dataDir: path.join(folder, String(places)) };
  });
});

test('without the setting nobody sees submissions, and no database is made', async () => {
  const dataDir = path.join(folder, 'none');
  const desk = await startSubmissionsDesk({ dataDir }, { DESK_SUBMISSION_READERS: '' });
  const { body } = await desk.ask<{ canReadSubmissions: boolean }>('GET', '/session');
  expect(body.canReadSubmissions).toBe(false);
  expect((await desk.ask('POST', '/submissions/list', { filter: {} })).status).toBe(403);
  await desk.close();
});

test('a database that cannot be opened is said in Japanese, its password in no log, and is tried again', async () => {
  const databaseUrl = 'postgres://minamo:geheim@127.0.0.1:9/minamo';
  const desk = await startSubmissionsDesk({ databaseUrl });
  for (const _ of [1, 2])
    expect(await desk.ask<DeskProblem>('POST', '/submissions/list', { filter: {} })).toMatchObject({
      status: 503,
      body: { code: 'database', message: expect.stringContaining('データベース') },
    });
  expect((await desk.ask('GET', '/session')).status).toBe(200);
  expect(desk.lines.filter(({ msg }) => msg.includes('cannot be used'))).toHaveLength(2);
  expect(JSON.stringify(desk.lines)).not.toContain('geheim');
  await desk.close();
});
