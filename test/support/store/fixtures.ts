import { afterEach } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type DatabasePlace, openDatabase } from '../../../server/content/store/database.ts';
import { openStore, type Store, type StoreOptions } from '../../../server/content/store/store.ts';
import type { Submission } from '../../../server/content/store/submissions.ts';
import type { VerifyCodes } from '../../../server/content/store/verify-codes.ts';
import { recordingLogger } from '../log.ts';
import { OTHER_SITE } from '../sites/other-site.ts';
import { until } from '../until.ts';

export const EPOCH = new Date(0);

export const inquiry = {
  form: 'quick',
  typed: { corporateName: '㈱みなと設備', fame: '髙橋', mailbox: 'Taro@Example.co.jp', content: '相談' },
  folded: { corporateName: 'みなと設備', fame: '髙橋', mailbox: 'Taro@example.co.jp', content: '相談' },
};

export async function allOf(store: Store): Promise<Submission[]> {
  const all: Submission[] = [];
  for await (const submission of store.submissions.since(EPOCH)) all.push(submission);
  return all;
}

/** Solves a challenge as a browser does to get a verify code. */
export async function solve(codes: Pick<VerifyCodes, 'challenge'>, purpose?: string): Promise<string> {
  const challenge = await codes.challenge(purpose);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Expires the leases of deliveries, so that another process may take over those of a killed one. */
export async function freeLeases(place: DatabasePlace): Promise<void> {
  const db = await openDatabase(place);
  await db.updateTable('outbox').set({ due_at: EPOCH.toISOString() }).execute();
  await db.destroy();
}

/** Opens a store and waits for its database, however late it is on a busy machine. */
export async function openedStore(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  const isOpen = () => store.figures().then(Boolean, () => false);
  await until('the database is open', isOpen);
  return store;
}

/** Creates an empty database. */
export type NewPlace = () => Promise<DatabasePlace>;

interface Opened {
  /** Opens a store. */
  open(place: DatabasePlace, options?: Partial<StoreOptions>): Promise<Store>;
  /** Opens a database alongside a store. */
  openDatabase: typeof openDatabase;
  /** Registers an item to be closed after the test. */
  keep<Item extends { close(): Promise<void> }>(item: Item): Item;
  /** Closes the item that was opened last. */
  closeLast(): Promise<void>;
}

/** Opens stores and related items, and closes them after each test of the file. */
export function opening(): Opened {
  const opened: { close(): Promise<void> }[] = [];

  afterEach(async () => {
    for (const item of opened.splice(0).reverse()) await item.close();
  });

  function keep<Item extends { close(): Promise<void> }>(item: Item): Item {
    opened.push(item);
    return item;
  }

  return {
    keep,
    async open(place, options = {}) {
      return keep(
        await openedStore({
          ...place,
          logger: recordingLogger().logger,
          site: OTHER_SITE,
          firstRetryMs: 50,
          ...options,
        }),
      );
    },
    async openDatabase(place) {
      const db = await openDatabase(place);
      keep({ close: () => db.destroy() });
      return db;
    },
    async closeLast() {
      await opened.pop()?.close();
    },
  };
}
