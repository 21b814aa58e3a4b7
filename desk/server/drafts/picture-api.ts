import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { readBody } from '../../../server/middleware/read-body.ts';
import { type DeskPicture, PICTURE_MAX_BYTES } from '../../shared/api.ts';
import { type DeskPictures, type DeskReplaced, newFocus } from '../../shared/pictures.ts';
import { callsOf, editorOf, fileQuery, noInput, parse } from '../calls.ts';
import { pictureTaker } from '../pictures.ts';
import { invalid, notFound } from '../problems.ts';
import { deskFolder } from '../settings.ts';
import type { DeskParts } from './desk-parts.ts';
import { listPictures, replacePicture, setFocus } from './picture-library.ts';
import { keepBeside } from './records.ts';

const sentQuery = z.object({
  name: z.string().max(200).optional(),
  alt: z.string().max(500).optional(),
  decorative: z.literal('1').optional(),
});
const PICTURE_FILE = /^(?:photos|images)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:jpe?g|png|webp|avif|svg)$/;

/** Calls for pictures of the content folder. */
export function pictureApi(desk: DeskParts): Router {
  const { repository, index } = desk;
  const pictures = pictureTaker(deskFolder(desk.settings));
  const sent: RequestHandler[] = [pictures.admit, readBody({ type: '*/*', limit: PICTURE_MAX_BYTES })];
  const recordIn = ({ query }: Request) => {
    const { file } = parse(fileQuery, query);
    index.requireRecord(file);
    return file;
  };
  const pictureIn = ({ query }: Request) => requirePicture(String(query.picture));
  /** Refuses a request before its body is read. */
  const first =
    (check: (req: Request) => unknown): RequestHandler =>
    (req, _res, next) => {
      check(req);
      next();
    };
  const take = (body: unknown, query: unknown) => {
    const { decorative, ...words } = parse(sentQuery, query);
    if (!Buffer.isBuffer(body)) throw invalid('写真のファイルが届きませんでした。もう一度お試しください。');
    return pictures.take(body, { ...words, decorative: decorative === '1' });
  };
  const api = Router();
  const { get, post } = callsOf(api);

  api.post('/picture', first(recordIn), ...sent, async (req, res) => {
    const { picture, bytes } = await take(req.body, req.query);
    await keepBeside(repository, recordIn(req), [{ path: picture.file, bytes }], editorOf(res));
    res.status(201).json(picture satisfies DeskPicture);
  });

  api.get('/picture', async (req, res) => {
    const draft = req.query.file === undefined ? undefined : await repository.draft(recordIn(req));
    const name = requirePicture(String(req.query.picture).replace(/^\//, ''));
    const bytes = await repository.bytes(name, draft);
    if (!bytes) throw notFound();
    res.type(name.slice(name.lastIndexOf('.'))).send(bytes);
  });

  get('/pictures', noInput, async (): Promise<DeskPictures> => ({ pictures: await listPictures(desk) }));

  api.post('/pictures/replace', first(pictureIn), ...sent, async (req, res) => {
    const taken = await take(req.body, req.query);
    const replaced = await replacePicture(desk, pictureIn(req), taken, editorOf(res));
    res.status(201).json(replaced satisfies DeskReplaced);
  });

  post('/pictures/focus', newFocus, (focus, editor) => setFocus(desk, focus, editor), 201);
  return api;
}

function requirePicture(file: string): string {
  if (PICTURE_FILE.test(file)) return file;
  throw notFound();
}
