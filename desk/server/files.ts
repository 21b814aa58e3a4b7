import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import { z } from 'zod';
import { hashOf } from '../../corpus/checks/own-files.ts';
import { replaceFile } from '../../corpus/replace-file.ts';
import { OWN_FILE_EXTENSIONS, OWN_FILE_MAX_BYTES, typeOfFile } from '../../records/product-file/record.ts';
import { readBody } from '../../server/middleware/read-body.ts';
import { type DeskFile, type DeskFilePart, FILE_PART_BYTES } from '../shared/api.ts';
import { editorOf, parse } from './calls.ts';
import type { DeskParts } from './drafts/desk-parts.ts';
import { keepBeside } from './drafts/records.ts';
import { busy, invalid, refused, tooLarge } from './problems.ts';
import type { Person } from './repository/drafts.ts';
import { deskFolder } from './settings.ts';

const MEGABYTE = 1024 * 1024;
/** Files up to this size are kept in git: every clone has them with their history. */
const IN_GIT_BYTES = 5 * MEGABYTE;
/** The same without a folder for large files. */
const IN_GIT_ONLY_BYTES = 25 * MEGABYTE;
/** Unfinished uploads, each of at most `OWN_FILE_MAX_BYTES`. */
const UNFINISHED_MAX = 10;
const ABANDONED_MS = 24 * 3_600_000;
const OWNER_ALONE = 0o600;

const partQuery = z.object({
  file: z.string().max(200),
  name: z.string().min(1).max(200),
  upload: z.string().regex(/^[0-9a-f-]{36}$/),
  offset: z.coerce.number().int().min(0).max(OWN_FILE_MAX_BYTES),
  last: z.literal('1').optional(),
});

/** Receives files for download in parts, so that an interrupted upload continues where it stopped. */
export function fileUploads({ repository, index, settings }: DeskParts): Router {
  const { FILES_DIR: filesDir } = settings;
  const folder = path.join(deskFolder(settings), 'uploads');
  const maxBytes = filesDir ? OWN_FILE_MAX_BYTES : IN_GIT_ONLY_BYTES;
  const inProgress = new Set<string>();
  const router = Router();

  router.post('/file', readBody({ type: '*/*', limit: FILE_PART_BYTES }), async (req, res) => {
    const { file, name, upload: id, offset, last } = parse(partQuery, req.query);
    index.requireRecord(file);
    requireType(name);
    const bytes: unknown = req.body;
    if (!Buffer.isBuffer(bytes)) throw invalid('ファイルが届きませんでした。もう一度お試しください。');
    if (offset + bytes.length > maxBytes)
      throw tooLarge(`ファイルが大きすぎます。${maxBytes / MEGABYTE} MB までのファイルを選んでください。`);
    if (inProgress.has(id)) throw others();
    inProgress.add(id);
    try {
      const part = path.join(folder, id);
      const received = await append(part, offset, bytes);
      if (!last || received !== offset + bytes.length)
        return void res.json({ received } satisfies DeskFilePart);
      res.status(201).json(await keep(part, { file, name, size: received }, editorOf(res)));
    } finally {
      inProgress.delete(id);
    }
  });
  return router;

  /** Appends a part that begins where the file ends; any other leaves the file unchanged. Returns the file's size. */
  async function append(part: string, offset: number, bytes: Buffer): Promise<number> {
    const { size = 0 } = (await stat(part).catch(() => undefined)) ?? {};
    if (size !== offset) return size;
    if (offset === 0) await makeRoom(folder);
    await appendFile(part, bytes, { mode: OWNER_ALONE });
    return size + bytes.length;
  }

  /** Keeps a complete file: in the draft of the record, or in the folder of large files. */
  async function keep(
    part: string,
    { file: record, name, size }: { file: string; name: string; size: number },
    editor: Person,
  ): Promise<DeskFile> {
    const sha256 = await hashOf(part);
    const file = nameOf(name, sha256);
    if (filesDir && size > IN_GIT_BYTES)
      await replaceFile(path.join(filesDir, file), createReadStream(part), OWNER_ALONE);
    else {
      const kept = { path: `files/${file}`, bytes: await readFile(part) };
      await keepBeside(repository, record, [kept], editor);
    }
    await rm(part, { force: true });
    return { file, size, sha256 };
  }
}

/** Removes abandoned uploads. @throws {DeskError} 429 if too many are unfinished */
async function makeRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let unfinished = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs = 0 } = (await stat(file).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
    else unfinished += 1;
  }
  if (unfinished >= UNFINISHED_MAX) throw others();
}

/** The name as sent, in the characters of addresses, with the beginning of the hash: `outline-1a2b3c.dxf`. */
function nameOf(name: string, sha256: string): string {
  const { name: base, ext } = path.parse(name.toLowerCase());
  const plain = base
    .normalize('NFKC')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${plain || 'file'}-${sha256.slice(0, 6)}${ext}`;
}

function requireType(name: string): void {
  if (typeOfFile(name.toLowerCase())) return;
  throw refused(
    `この種類のファイルは配布できません。使える拡張子は ${OWN_FILE_EXTENSIONS.join('、')} です。`,
  );
}

const others = () =>
  busy(
    'ほかのファイルを受け取っているため、受け付けられませんでした。少し待ってから、もう一度お試しください。',
  );
