import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { testBackups } from '../../../test/support/backup-scenarios.ts';
import { recordingLogger } from '../../../test/support/log.ts';
import { startFakeUpstream } from '../../../test/support/services/fake-upstream.ts';
import { type PostgresServer, startPostgres } from '../../../test/support/services/postgres-server.ts';
import { OTHER_SITE } from '../../../test/support/sites/other-site.ts';
import { allOf, inquiry, openedStore } from '../../../test/support/store/fixtures.ts';
import { testStore } from '../../../test/support/store/scenarios.ts';
import { testSubmissionsDesk } from '../../../test/support/submissions-desk/scenarios.ts';
import { until } from '../../../test/support/until.ts';
import { StoreUnavailable } from './late-store.ts';
import { openStore } from './store.ts';

// A real server: the one of TEST_DATABASE_URL, whose user may create databases, or one that is started for this run.
let admin: pg.Client | undefined;
let serverUrl: string;
let started: PostgresServer | undefined;
const databases: string[] = [];

beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) started = await startPostgres();
  serverUrl = process.env.TEST_DATABASE_URL ?? started?.url ?? '';
  admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
});

afterAll(async () => {
  for (const name of databases) await admin?.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin?.end();
  await started?.stop();
});

async function newDatabase() {
  const name = `minamo_test_${process.pid}_${Date.now()}_${databases.length}`;
  await admin?.query(`CREATE DATABASE ${name}`);
  databases.push(name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href };
}

describe('PostgreSQL', () => {
  testStore(newDatabase);
  testBackups(newDatabase);
  testSubmissionsDesk(newDatabase);

  test('several processes over one database announce each submission once', async () => {
    const database = await newDatabase();
    const webhook = await startFakeUpstream((_req, res) => void setTimeout(() => res.end(), 10));
    const options = {
      ...database,
      webhookUrl: webhook.origin,
      site: OTHER_SITE,
      logger: recordingLogger().logger,
    };
    const stores = await Promise.all([openedStore(options), openedStore(options), openedStore(options)]);
    await Promise.all(
      Array.from({ length: 12 }, (_, number) => stores[number % 3]?.submissions.add(inquiry)),
    );
    await until('all are announced', () => webhook.requests.length >= 12);
    for (const store of stores) await store.close();
    expect(webhook.requests).toHaveLength(12);
    await webhook.close();
  });

  test('processes that count the same searches concurrently do not deadlock, in any order', async () => {
    const database = await newDatabase();
    const store = await openedStore({ ...database, site: OTHER_SITE, logger: recordingLogger().logger });
    const counts = ['a', 'b'].map((keyword) => ({ day: '2020-06-01', keyword, found: 1, missed: 0 }));
    await store.addSearches(counts);
    const other = new pg.Client({ connectionString: database.databaseUrl });
    await other.connect();
    const add = (keyword: string) =>
      other.query('UPDATE searches SET found = found + 1 WHERE keyword = $1', [keyword]);
    await other.query('BEGIN');
    await add('a');
    const added = store.addSearches(counts.toReversed());
    added.catch(() => {});
    await until('the store waits for the other process', async () => {
      const waiting = await admin?.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%searches%'",
      );
      return waiting?.rowCount === 1;
    });
    await add('b');
    await other.query('COMMIT');
    await added;
    const { rows } = await other.query('SELECT found FROM searches');
    expect(rows).toEqual([{ found: 3 }, { found: 3 }]);
    await other.end();
    await store.close();
  });

  test('an outage of the database is a failure without personal data, and the service continues', async () => {
    const database = await newDatabase();
    const { logger, lines } = recordingLogger();
    const store = await openedStore({ ...database, site: OTHER_SITE, logger });
    const name = new URL(database.databaseUrl).pathname.slice(1);
    await admin?.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin?.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    const failure = await store.submissions.add(inquiry).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(/^the database failed \(\w+/) });
    expect(String((failure as Error).stack)).not.toContain('みなと');
    await admin?.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    const again = () => store.submissions.add(inquiry).then(Boolean, () => false);
    await until('the database takes submissions again', again);
    expect(await allOf(store)).toHaveLength(1);
    await store.close();
    expect(JSON.stringify(lines)).not.toContain('みなと');
  });

  test('a database that is unavailable at the start is opened later; until then submissions are refused', async () => {
    const database = await newDatabase();
    const name = new URL(database.databaseUrl).pathname.slice(1);
    await admin?.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    const { logger, lines } = recordingLogger();
    const store = await openStore({ ...database, site: OTHER_SITE, logger, reopenMs: 20 });
    await expect(store.submissions.add(inquiry)).rejects.toThrow(StoreUnavailable);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await admin?.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await until('it stores', () => store.submissions.add(inquiry).then(Boolean, () => false));
    await store.check();
    await store.close();
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'the database cannot be opened: the site serves pages without it'],
      [40, 'submissions cannot be stored'],
      [30, 'the database is open: submissions are stored again'],
    ]);
  });
});
