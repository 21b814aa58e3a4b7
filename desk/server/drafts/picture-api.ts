import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { readBody } from '../../../server/middleware/read-body.ts';
import { type DeskPicture, PICTURE_MAX_BYTES } from '../../shared/api.ts';
import type { DeskDrafts, DeskFocus, DeskPictures, DeskReplaced } from '../../shared/pictures.ts';
import { fileNamed } from '../named.ts';
import { editorOf, parse } from '../parse.ts';
import { PictureTaker } from '../pictures.ts';
import { invalid, notFound } from '../problems.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { PictureLibrary } from './picture-library.ts';
import type { RecordIndex } from './record-index.ts';
import type { Records } from './records.ts';

export interface PictureApiDeps {
  repository: ContentRepository;
  index: RecordIndex;
  records: Records;
  library: PictureLibrary;
  /** Folder used by this process only. */
  workDir: string;
}

const sentQuery = z.object({
  name: z.string().max(200).optional(),
  alt: z.string().max(500).optional(),
  decorative: z.literal('1').optional(),
});
const percent = z.int().min(0).max(100);
const focus = z.object({ x: percent, y: percent }).nullable();
const focusSent = z.object({ picture: z.string().max(200), focus }) satisfies z.ZodType<DeskFocus>;
const PICTURE_FILE = /^(?:photos|images)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:jpe?g|png|webp|avif|svg)$/;

/** Calls for pictures of the content folder. */
export function pictureApi({ repository, index, records, library, workDir }: PictureApiDeps): Router {
  const pictures = new PictureTaker(workDir);
  const sent: RequestHandler[] = [pictures.admit, readBody({ type: '*/*', limit: PICTURE_MAX_BYTES })];
  const isPicture: RequestHandler = (req, _res, next) => {
    if (!PICTURE_FILE.test(String(req.query.picture))) throw notFound();
    next();
  };
  const isRecord: RequestHandler = (req, _res, next) => {
    fileNamed(index, req);
    next();
  };
  const take = (body: unknown, query: unknown) => {
    const { decorative, ...words } = parse(sentQuery, query);
    if (!Buffer.isBuffer(body)) throw invalid('写真のファイルが届きませんでした。もう一度お試しください。');
    return pictures.take(body, { ...words, decorative: decorative === '1' });
  };
  const api = Router();

  api.post('/picture', isRecord, ...sent, async (req, res) => {
    const file = fileNamed(index, req);
    const { picture, bytes } = await take(req.body, req.query);
    await records.keepBeside(file, [{ path: picture.file, bytes }], editorOf(res));
    res.status(201).json(picture satisfies DeskPicture);
  });

  api.get('/picture', async (req, res) => {
    const draft = req.query.file === undefined ? undefined : await repository.draft(fileNamed(index, req));
    const name = String(req.query.picture).replace(/^\//, '');
    if (!PICTURE_FILE.test(name)) throw notFound();
    const bytes = await repository.bytes(name, draft);
    if (!bytes) throw notFound();
    res.type(name.slice(name.lastIndexOf('.'))).send(bytes);
  });

  api.get('/pictures', async (_req, res) => {
    res.json({ pictures: await library.list() } satisfies DeskPictures);
  });

  api.post('/pictures/replace', isPicture, ...sent, async (req, res) => {
    const taken = await take(req.body, req.query);
    const replaced = await library.replace(String(req.query.picture), taken, editorOf(res));
    res.status(201).json(replaced satisfies DeskReplaced);
  });

  api.post('/pictures/focus', express.json({ limit: '4kb' }), async (req, res) => {
    const sentFocus = parse(focusSent, req.body);
    res.status(201).json((await library.setFocus(sentFocus, editorOf(res))) satisfies DeskDrafts);
  });
  return api;
}
