import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Logger } from '../../server/monitoring/logger.ts';
import { REFERENCES, type Reference } from '../../shared/reference.ts';
import {
  DESK_HEADER,
  DESK_SIGN_IN,
  type DeskChoices,
  type DeskListing,
  type DeskPublishedState,
  type DeskSession,
  SEARCH_MAX_LENGTH,
} from '../shared/api.ts';
import type { DeskChanges, DeskHistory, DeskVersion } from '../shared/history.ts';
import type { DeskFound } from '../shared/search.ts';
import { type DraftApiDeps, draftApi } from './drafts/draft-api.ts';
import { type PictureApiDeps, pictureApi } from './drafts/picture-api.ts';
import type { RecordSearch } from './drafts/record-search.ts';
import { fileUploads } from './files.ts';
import { fileNamed, fileQuery, kindNamed } from './named.ts';
import { isFromDesk } from './own-origin.ts';
import { editorOf, parse } from './parse.ts';
import { DeskError, forbidden, notFound, problemResponses } from './problems.ts';
import type { SignIn } from './sign-in/editor.ts';
import type { SubmissionsDesk } from './submissions/api.ts';

export interface DeskApiDeps extends DraftApiDeps, PictureApiDeps {
  logger: Logger;
  /** Public origin of the desk. */
  origin: string;
  siteOrigin: string;
  signIn: SignIn;
  search: RecordSearch;
  submissions: SubmissionsDesk;
  /** Folder of large files outside the repository. */
  filesDir?: string | undefined;
  /** Further routers below /admin/api, open to every signed-in editor. */
  parts: readonly Router[];
}

const searchQuery = z.object({ q: z.string().max(SEARCH_MAX_LENGTH).default('') });
const choicesQuery = z.object({ of: z.enum(Object.keys(REFERENCES) as Reference[]) });
const versionQuery = fileQuery.extend({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });

/** API of the desk's interface, below /admin/api. `desk/shared/api.ts` defines its requests and responses. */
export function deskApi(deps: DeskApiDeps): Router {
  const { index, records, repository, presence, signIn } = deps;
  const api = Router();
  api.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  api.use(fromDeskAlone(deps.origin));
  api.use(signedIn(signIn));

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
    res.json(index.schemaOf(kindNamed(index, req)));
  });

  api.get('/published', async (_req, res) => {
    const problems = await index.problemsFor(undefined, await index.refresh());
    res.json({ problems } satisfies DeskPublishedState);
  });

  api.get('/records', async (req, res) => {
    const listed = await index.listing(kindNamed(index, req));
    res.json({ records: presence.in(listed, editorOf(res)) } satisfies DeskListing);
  });

  api.get('/drafts', async (_req, res) => {
    res.json({ records: presence.in(await index.drafts(), editorOf(res)) } satisfies DeskListing);
  });

  api.get('/search', async (req, res) => {
    const { q } = parse(searchQuery, req.query);
    res.json((await deps.search.find(q, editorOf(res))) satisfies DeskFound);
  });

  api.get('/choices', async (req, res) => {
    const { of } = parse(choicesQuery, req.query);
    const choices = index.choicesOf(of, await repository.files());
    const arePictures = of === 'pictures' || of === 'photographs';
    res.json((arePictures ? await deps.library.named(choices) : choices) satisfies DeskChoices);
  });

  api.get('/record', async (req, res) => {
    res.json(await records.read(fileNamed(index, req)));
  });

  api.get('/new', async (req, res) => {
    const kind = kindNamed(index, req);
    if (!('folder' in kind)) throw notFound();
    res.json(await index.templateOf(kind));
  });

  api.get('/history', async (req, res) => {
    const versions = (await repository.history(fileNamed(index, req))).map(({ author, ...one }) => ({
      ...one,
      author: author.name,
    }));
    res.json({ versions } satisfies DeskHistory);
  });

  api.get('/changes', async (req, res) => {
    const { commit } = parse(versionQuery.partial({ commit: true }), req.query);
    res.json((await records.changes(fileNamed(index, req), commit)) satisfies DeskChanges);
  });

  api.get('/version', async (req, res) => {
    const { commit } = parse(versionQuery, req.query);
    const version = await repository.version(commit, fileNamed(index, req));
    if (!version) throw notFound();
    res.json({ text: version.text } satisfies DeskVersion);
  });

  api.use(draftApi(deps));
  api.use(pictureApi(deps));
  api.use(fileUploads(deps));
  for (const part of deps.parts) api.use(part);
  api.use('/submissions', deps.submissions.routes);
  api.use(() => {
    throw notFound();
  });
  api.use(problemResponses(deps.logger));
  return api;
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
