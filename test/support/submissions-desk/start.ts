import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { deskApi } from '../../../desk/server/api.ts';
import { DeskDatabase } from '../../../desk/server/database.ts';
import { headerSignIn } from '../../../desk/server/sign-in/header.ts';
import { submissionsDesk } from '../../../desk/server/submissions/api.ts';
import { DESK_API, DESK_HEADER } from '../../../desk/shared/constants.ts';
import type { DatabasePlace } from '../../../server/content/store/database.ts';
import { openDatabase } from '../../../server/content/store/database.ts';
import { createSubmissions } from '../../../server/content/store/submissions.ts';
import { readSettings, storeSettings } from '../../../server/settings/settings.ts';
import { formOf } from '../../../shared/api/forms/all.ts';
import { normalizeForm } from '../../../shared/api/forms/form.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import { type LogLine, recordingLogger } from '../log.ts';
import { PROXY_SECRET, signedInBy } from '../requests/desk-proxy.ts';

/** Two editors with access to submissions, and one without. */
export const HANAKO = { email: 'hanako@minamo.example', name: '水無 花子' };
export const TARO = { email: 'taro@minamo.example', name: '瀬戸 太郎' };
export const WRITER = { email: 'writer@minamo.example', name: '川辺 次郎' };

/** Visitor data that no log and no error may contain. */
export const PERSONAL = /みさき|岬町|misaki|09012345678|090-1234|白波|灯台/;

export interface Asked {
  as?: { email: string; name: string };
  headers?: Record<string, string>;
}

export interface SubmissionsDeskApp {
  ask<Body>(
    method: string,
    path: string,
    body?: unknown,
    how?: Asked,
  ): Promise<{ status: number; body: Body }>;
  /** The response itself, for example of an export. */
  fetch(method: string, path: string, body?: unknown, how?: Asked): Promise<Response>;
  lines: LogLine[];
  close(): Promise<void>;
}

/** Starts the desk's API over a database, without a repository, which its submissions do not need. */
export async function startSubmissionsDesk(
  { dataDir, databaseUrl }: DatabasePlace,
  env: Record<string, string> = {},
  site?: SiteRecord,
): Promise<SubmissionsDeskApp> {
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DESK_AUTH: 'header',
    DESK_SUBMISSION_READERS: `${HANAKO.email},${TARO.email}`,
    ...env,
  });
  const { logger, lines } = recordingLogger();
  const origin = 'http://desk.example';
  const database = new DeskDatabase(storeSettings(settings), logger);
  const submissions = submissionsDesk(settings, { database, origin, site: () => site });
  const app = express();
  app.set('trust proxy', 'loopback');
  const deps = {
    logger,
    origin,
    siteOrigin: origin,
    submissions,
    signIn: headerSignIn(settings, PROXY_SECRET),
    settings,
  };
  app.use(DESK_API, deskApi({ ...deps, index: { kinds: () => [] }, parts: [] } as never));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${DESK_API}`;
  const send: SubmissionsDeskApp['fetch'] = (method, path, body, { as = HANAKO, headers = {} } = {}) =>
    fetch(base + path, {
      method,
      headers: {
        ...signedInBy(PROXY_SECRET, as),
        [DESK_HEADER]: '1',
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    fetch: send,
    async ask(...request) {
      const response = await send(...request);
      return { status: response.status, body: await response.json() };
    },
    lines,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

/** A visitor's values of the sales form. */
export const VISITOR = {
  happenContent: '灯台の無線LANを更新したいです。',
  goods: 'MA3511',
  quantity: '12',
  corporateName: '㈱みさき設備',
  department: '情報システム部',
  familyName: '岬町',
  givenName: '白波',
  mailbox: 'Misaki@example.co.jp',
  phone: '０９０-1234-5678',
  privacyConsent: true,
  mailOptIn: false,
};

/** Stores a form's values, as the service does, at a given time. @returns the receipt number */
export async function submit(
  place: DatabasePlace,
  typed: Record<string, string | boolean>,
  {
    form = 'sales',
    receivedAt,
    channels = [],
  }: { form?: string; receivedAt?: string; channels?: string[] } = {},
): Promise<string> {
  const db = await openDatabase(place);
  try {
    const folded = normalizeForm(formOf(form), { ...emptyOf(form), ...typed } as never);
    const { receipt } = await createSubmissions(db, channels).add({
      form,
      typed,
      folded,
      idempotencyKey: randomUUID(),
    });
    if (receivedAt)
      await db
        .updateTable('submissions')
        .set({ received_at: receivedAt })
        .where('receipt', '=', receipt)
        .execute();
    return receipt;
  } finally {
    await db.destroy();
  }
}

function emptyOf(form: string): Record<string, string> {
  return Object.fromEntries(Object.keys(formOf(form).fields).map((name) => [name, '']));
}
