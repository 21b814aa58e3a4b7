import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { DeskRecord } from '../../../desk/shared/api.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../sites/desk-site.ts';

/** Record that the tests edit. */
export const FILE = 'news/2024-07-09-20240709-exhibition.md';
/** Address of a desk call for that record. */
export const at = (target: string) => `${target}?file=${encodeURIComponent(FILE)}`;

/** Data of the record with changed fields. */
export function edited({ data, body }: DeskRecord, fields: object) {
  return { data: { ...(data as object), ...fields }, body };
}

/**
 * Provides a desk with its own repository for the tests of a file, with an editor's actions on one record.
 */
export function deskWithRecord() {
  let repository: ContentRepositoryFolder;
  let desk: DeskProcess;

  beforeAll(async () => {
    repository = new ContentRepositoryFolder();
    desk = await startDesk(repository, {
      PREVIEW_SECRET: 'a secret of tests that has thirty-two characters',
      PREVIEW_FOLDERS: path.join(repository.root, 'previews'),
      FILES_DIR: path.join(repository.root, 'large-files'),
      // Libraries would disclose more about a fault in development.
      NODE_ENV: 'development',
    });
  });

  afterAll(async () => {
    expect(await desk.end()).toBe(0);
    repository.delete();
  });

  const ask: DeskProcess['ask'] = (...request) => desk.ask(...request);

  async function read(): Promise<DeskRecord> {
    const { status, body } = await ask('GET', at('/record'));
    expect(status).toBe(200);
    return body;
  }

  return {
    get repository() {
      return repository;
    },
    get origin() {
      return desk.origin;
    },
    output: () => desk.output(),
    ask,
    read,
    async save(fields: object): Promise<DeskRecord> {
      const record = await read();
      const { revision } = record;
      const draft = { file: FILE, revision, content: edited(record, fields) };
      const { status, body } = await ask('PUT', '/draft', draft);
      expect(status).toBe(200);
      return body;
    },
    async discard(): Promise<void> {
      const { revision } = await read();
      expect((await ask('POST', '/draft/discard', { file: FILE, revision })).status).toBe(200);
    },
  };
}
