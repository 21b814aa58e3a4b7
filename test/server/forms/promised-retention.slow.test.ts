import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../../../server/content/store/database.ts';
import { createSubmissions } from '../../../server/content/store/submissions.ts';
import { startSiteProcess } from '../../support/processes/process.ts';
import { startContentProcess } from '../../support/services/content-process.ts';
import { EditedContent } from '../../support/sites/live-site.ts';
import { inquiry } from '../../support/store/fixtures.ts';
import { until } from '../../support/until.ts';

const DAY_MS = 24 * 60 * 60_000;

let content: EditedContent;
let dataDir: string;
const endings: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  content = new EditedContent();
  content.write(
    'site.yaml',
    `${content.read('site.yaml')}\nsubmissions: { keepYears: 1, forms: { warranty: 2 } }\n`,
  );
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'promised-'));
});

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  content.delete();
  rmSync(dataDir, { recursive: true });
});

async function withDatabase<Value>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>) {
  const db = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Stores submissions of a former process, by their age in days. */
const store = (submissions: readonly (readonly [form: string, daysAgo: number])[]) =>
  withDatabase(async (db) => {
    const written = createSubmissions(db, []);
    for (const [form, daysAgo] of submissions) {
      const { receipt } = await written.add({ ...inquiry, form });
      const received_at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
      await db.updateTable('submissions').set({ received_at }).where('receipt', '=', receipt).execute();
    }
  });

const left = () =>
  withDatabase(async (db) => {
    const rows = await db.selectFrom('submissions').select('form').orderBy('form').execute();
    return rows.map(({ form }) => form);
  });

/** Starts a program. @returns the messages of its log from warnings on */
const STARTS: Record<string, (env: Record<string, string>) => Promise<() => string[]>> = {
  async site(env) {
    const site = startSiteProcess(env);
    endings.push(() => site.stop());
    await site.ready();
    return () => site.lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
  },
  async 'content service'(env) {
    const service = await startContentProcess({ API_TOKEN: 'a-token-for-tests-alone', ...env });
    endings.push(() => service.kill());
    const lines = () => service.output().trim().split('\n');
    return () =>
      lines()
        .map((line) => JSON.parse(line))
        .filter(({ level }) => level >= 40)
        .map(({ msg }) => msg);
  },
};

test.each(Object.entries(STARTS))(
  "a %s obeys the content's retention, without a setting and without a warning",
  async (_name, start) => {
    await store([
      ['quick', 366],
      ['sales', 364],
      ['warranty', 366],
      ['warranty', 731],
    ]);
    const warnings = await start({ CONTENT_DIR: content.folder, DATA_DIR: dataDir });
    await until('expired submissions are gone', async () => (await left()).length === 2);
    expect(await left()).toEqual(['sales', 'warranty']);
    expect(warnings()).toEqual([]);
  },
);

test.each(Object.entries(STARTS))(
  'a setting shortens the retention of a %s; a longer one is ignored with one line in the log',
  async (_name, start) => {
    await store([
      ['quick', 366],
      ['sales', 31],
      ['sales', 29],
    ]);
    const warnings = await start({
      CONTENT_DIR: content.folder,
      DATA_DIR: dataDir,
      SUBMISSIONS_KEEP_DAYS: 'sales=30,quick=400',
    });
    await until('expired submissions are gone', async () => (await left()).length === 1);
    expect(await left()).toEqual(['sales']);
    expect(warnings()).toEqual([
      expect.stringMatching(/^SUBMISSIONS_KEEP_DAYS: .*\(quick: 400日ではなく365日\)$/),
    ]);
  },
);
