import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { folderChecks } from '../../../desk/server/drafts/folder-checks.ts';
import { RecordIndex } from '../../../desk/server/drafts/record-index.ts';
import { ContentRepository } from '../../../desk/server/repository/repository.ts';
import type { ContentRepositoryFolder } from './desk-site.ts';

/** Opens the records of a repository as the desk does, without its HTTP API. */
export async function openRecords(folder: ContentRepositoryFolder) {
  const repository = await ContentRepository.open(folder.content);
  const checks = folderChecks(repository, mkdtempSync(path.join(folder.root, 'work-')), undefined);
  const index = new RecordIndex(repository, checks);
  await index.refresh();
  return { repository, index };
}
