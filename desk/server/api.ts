import express, { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { readBody } from '../../server/middleware/read-body.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import { REFERENCES, type Reference } from '../../shared/reference.ts';
import {
  DESK_HEADER,
  DESK_SIGN_IN,
  type DeskChanges,
  type DeskChoices,
  type DeskFound,
  type DeskHistory,
  type DeskListing,
  type DeskPicture,
  type DeskPreview,
  type DeskPublished,
  type DeskPublishedState,
  type DeskSession,
  type DeskVersion,
  draftState,
  newRecord,
  ofDraft,
  openPage,
  PICTURE_MAX_BYTES,
  previewOf,
  publishDraft,
  SEARCH_MAX_LENGTH,
  saveDraft,
  writtenPage,
} from '../shared/api.ts';
import type { PreviewLinks } from './drafts/preview-links.ts';
import type { Publishing } from './drafts/publishing.ts';
import type { RecordIndex } from './drafts/record-index.ts';
import type { RecordSearch } from './drafts/record-search.ts';
import type { Records } from './drafts/records.ts';
import { fileUploads } from './files.ts';
import { isFromDesk } from './own-origin.ts';
import { editorOf, parse } from './parse.ts';
import { PictureTaker } from './pictures.ts';
import { DeskError, forbidden, invalid, notFound, problemResponses } from './problems.ts';
import type { ContentRepository } from './repository/repository.ts';
import type { SignIn } from './sign-in/editor.ts';
import type { SubmissionsDesk } from './submissions/desk.ts';

export interface DeskApiDeps {
  logger: Logger;
  /** Public origin of the desk. */
  origin: string;
  siteOrigin: string;
  signIn: SignIn;
  repository: ContentRepository;
  index: RecordIndex;
  search: RecordSearch;
  records: Records;
  publishing: Publishing;
  /** Undefined disables preview links. */
  previews?: PreviewLinks | undefined;
  submissions: SubmissionsDesk;
  /** Folder used by this process only. */
  workDir: string;
  /** Folder of large files outside the repository. */
  filesDir?: string | undefined;
  /** Further routers below /admin/api, open to every signed-in editor. */
  parts: readonly Router[];
}

/** A record of 400,000 characters as JSON, in bytes. */
const JSON_MAX_BYTES = 2 * 1024 * 1024;

const fileQuery = z.object({ file: z.string().max(200) });
const kindQuery = z.object({ kind: z.string().max(200) });
const searchQuery = z.object({ q: z.string().max(SEARCH_MAX_LENGTH).default('') });
const choicesQuery = z.object({ of: z.enum(Object.keys(REFERENCES) as Reference[]) });
const versionQuery = fileQuery.extend({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });
const pictureQuery = fileQuery.extend({
  name: z.string().max(200).optional(),
  alt: z.string().max(500).optional(),
  decorative: z.literal('1').optional(),
});
const PICTURE_FILE = /^(?:photos|images)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:jpe?g|png|webp|avif|svg)$/;

/** API of the desk's interface, below /admin/api. `desk/shared/api.ts` defines its requests and responses. */
export function deskApi(deps: DeskApiDeps): Router {
  const { index, records, repository, publishing, signIn } = deps;
  const api = Router();
  api.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  api.use(fromDeskAlone(deps.origin));
  api.use(signedIn(signIn));
  const pictures = new PictureTaker(deps.workDir);
  const json = express.json({ limit: JSON_MAX_BYTES, type: 'application/json' });

  api.get('/session', (_req, res) => {
    const session: DeskSession = {
      editor: editorOf(res),
      canSignOut: signIn.routes !== undefined,
      canPreview: deps.previews !== undefined,
      canReadSubmissions: deps.submissions.allows(editorOf(res)),
      siteOrigin: deps.siteOrigin,
      kinds: index.kinds(),
    };
    res.json(session);
  });

  api.get('/schema', (req, res) => {
    res.json(index.schemaOf(kindNamed(req)));
  });

  api.get('/published', async (_req, res) => {
    const problems = await index.problemsFor(undefined, await index.refresh());
    res.json({ problems } satisfies DeskPublishedState);
  });

  api.get('/records', async (req, res) => {
    res.json({ records: await index.listing(kindNamed(req)) } satisfies DeskListing);
  });

  api.get('/drafts', async (_req, res) => {
    res.json({ records: await index.drafts() } satisfies DeskListing);
  });

  api.get('/search', async (req, res) => {
    const { q } = parse(searchQuery, req.query);
    res.json((await deps.search.find(q, editorOf(res))) satisfies DeskFound);
  });

  api.get('/choices', async (req, res) => {
    const { of } = parse(choicesQuery, req.query);
    const choices = index.choicesOf(of, await repository.files());
    res.json(choices satisfies DeskChoices);
  });

  api.get('/record', async (req, res) => {
    res.json(await records.read(fileNamed(req)));
  });

  api.get('/new', async (req, res) => {
    const kind = kindNamed(req);
    if (!('folder' in kind)) throw notFound();
    res.json(await index.templateOf(kind));
  });

  api.post('/new', json, async (req, res) => {
    const { kind, content: written } = parse(newRecord, req.body);
    res.status(201).json(await records.add(kind, written, editorOf(res)));
  });

  api.put('/draft', json, async (req, res) => {
    res.json(await records.save(parse(saveDraft, req.body), editorOf(res)));
  });

  api.post('/draft/remove', json, async (req, res) => {
    const { file, revision } = parse(ofDraft, req.body);
    res.json(await records.remove(file, revision, editorOf(res)));
  });

  api.post('/draft/state', json, async (req, res) => {
    const { file, revision, state } = parse(draftState, req.body);
    await repository.setState(await records.draftAt(file, revision), state, editorOf(res));
    res.json(await records.read(file));
  });

  api.post('/draft/discard', json, async (req, res) => {
    const { file, revision } = parse(ofDraft, req.body);
    await publishing.discard(await records.draftAt(file, revision));
    res.json({});
  });

  api.post('/draft/publish', json, async (req, res) => {
    const editor = editorOf(res);
    if (editor.role !== 'approver')
      throw forbidden('公開できるのは承認者です。「承認を依頼」を使ってください。');
    const { file, revision, movedTo } = parse(publishDraft, req.body);
    const draft = await records.draftAt(file, revision);
    const published: DeskPublished = await publishing.publish(draft, editor, movedTo);
    res.json(published);
  });

  api.post('/draft/preview', json, async (req, res) => {
    if (!deps.previews) throw notFound();
    const { file, at } = parse(previewOf, req.body);
    requireRecord(file);
    const link: DeskPreview = await deps.previews.linkTo(file, at);
    res.json(link);
  });

  api.post('/page', json, async (req, res) => {
    const { file, path } = parse(openPage, req.body);
    requireRecord(file);
    if (!deps.previews) throw notFound();
    res.json((await deps.previews.openPage(editorOf(res), file, path)) satisfies DeskPreview);
  });

  api.put('/page', json, async (req, res) => {
    const { file, content } = parse(writtenPage, req.body);
    requireRecord(file);
    if (!deps.previews) throw notFound();
    await deps.previews.writePage(editorOf(res), file, content);
    res.json({});
  });

  api.get('/history', async (req, res) => {
    const versions = (await repository.history(fileNamed(req))).map(({ author, ...one }) => ({
      ...one,
      author: author.name,
    }));
    res.json({ versions } satisfies DeskHistory);
  });

  api.get('/changes', async (req, res) => {
    const { commit } = parse(versionQuery.partial({ commit: true }), req.query);
    res.json((await records.changes(fileNamed(req), commit)) satisfies DeskChanges);
  });

  api.get('/version', async (req, res) => {
    const { commit } = parse(versionQuery, req.query);
    const version = await repository.version(commit, fileNamed(req));
    if (!version) throw notFound();
    res.json({ text: version.text } satisfies DeskVersion);
  });

  api.post(
    '/picture',
    (req, _res, next) => {
      fileNamed(req);
      next();
    },
    pictures.admit,
    readBody({ type: '*/*', limit: PICTURE_MAX_BYTES }),
    async (req, res) => {
      const { file, name, alt, decorative } = parse(pictureQuery, req.query);
      if (!Buffer.isBuffer(req.body))
        throw invalid('写真のファイルが届きませんでした。もう一度お試しください。');
      const { picture, bytes } = await pictures.take(req.body, { name, alt, decorative: decorative === '1' });
      await records.keepBeside(file, [{ path: picture.file, bytes }], editorOf(res));
      res.status(201).json(picture satisfies DeskPicture);
    },
  );

  api.get('/picture', async (req, res) => {
    const draft = req.query.file === undefined ? undefined : await repository.draft(fileNamed(req));
    const name = String(req.query.picture).replace(/^\//, '');
    if (!PICTURE_FILE.test(name)) throw notFound();
    const bytes = await repository.bytes(name, draft);
    if (!bytes) throw notFound();
    res.type(name.slice(name.lastIndexOf('.'))).send(bytes);
  });

  api.use(fileUploads({ ...deps, requireRecord }));
  for (const part of deps.parts) api.use(part);
  api.use('/submissions', deps.submissions.routes);
  api.use(() => {
    throw notFound();
  });
  api.use(problemResponses(deps.logger));
  return api;

  /** Reads the file name from the query. @throws {DeskError} 404 unless it names a record */
  function fileNamed(req: Request): string {
    const { file } = parse(fileQuery, req.query);
    requireRecord(file);
    return file;
  }

  /** Refuses files of the repository that are not records of the content folder. @throws {DeskError} 404 */
  function requireRecord(file: string): void {
    if (!index.kindOf(file)) throw notFound();
  }

  function kindNamed(req: Request) {
    const kind = index.kind(parse(kindQuery, req.query).kind);
    if (!kind) throw notFound();
    return kind;
  }
}

/** Restricts changes to the desk's own pages: other sites can neither send the header nor hide their origin. */
function fromDeskAlone(origin: string): RequestHandler {
  return (req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead && !(req.get(DESK_HEADER) === '1' && isFromDesk(req, origin)))
      throw forbidden('送信元を確認できませんでした。ページを読み込み直してください。');
    next();
  };
}

function signedIn(signIn: SignIn): RequestHandler {
  return (req, res, next) => {
    const editor = signIn.editorOf(req);
    if (!editor)
      throw new DeskError(401, {
        code: 'sign-in',
        message: signIn.routes
          ? 'サインインしてください。'
          : 'この画面を使う権限がありません。サインインの設定を運用担当者に確かめてください。',
        ...(signIn.routes && { signIn: DESK_SIGN_IN }),
      });
    res.locals.editor = editor;
    next();
  };
}
