import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { jsonSchemaOf } from '../../corpus/kinds/json-schema.ts';
import { REFERENCES, type Reference } from '../../shared/reference.ts';
import { DESK_SIGN_IN, type DeskPublishedState, type DeskSession, SEARCH_MAX_LENGTH } from '../shared/api.ts';
import type { DeskHistory, DeskVersion } from '../shared/history.ts';
import { callsOf, fileQuery, isRead, noInput } from './calls.ts';
import { choicesOf } from './drafts/choices.ts';
import type { Desk } from './drafts/desk-parts.ts';
import { draftApi } from './drafts/draft-api.ts';
import { pictureApi } from './drafts/picture-api.ts';
import { pictureChoices } from './drafts/picture-library.ts';
import { previewsOf } from './drafts/preview-links.ts';
import { searchRecords } from './drafts/record-search.ts';
import { readRecord } from './drafts/records.ts';
import { replacementApi } from './drafts/replacements.ts';
import { changesBetween } from './drafts/versions.ts';
import { fileUploads } from './files.ts';
import { requireFromDesk } from './own-origin.ts';
import { DeskError, notFound, problemResponses } from './problems.ts';
import type { SignIn } from './sign-in/editor.ts';

const kindQuery = z.object({ kind: z.string().max(200) });
const searchQuery = z.object({ q: z.string().max(SEARCH_MAX_LENGTH).default('') });
const choicesQuery = z.object({ of: z.enum(Object.keys(REFERENCES) as Reference[]) });
const versionQuery = fileQuery.extend({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });

/** API of the desk's interface, below /admin/api. `desk/shared/api.ts` defines its requests and responses. */
export function deskApi(desk: Desk): Router {
  const { index, repository, presence, signIn } = desk;
  const api = Router();
  api.use((req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (!isRead(req)) requireFromDesk(req, desk.origin, 'ページを読み込み直してください。');
    next();
  });
  api.use(signedIn(signIn));
  const { get } = callsOf(api, { index });

  get('/session', noInput, (_, editor) => {
    return {
      editor,
      canSignOut: signIn.routes !== undefined,
      canPreview: previewsOf(desk) !== undefined,
      canReadSubmissions: desk.submissions.allows(editor),
      siteOrigin: desk.siteOrigin,
      kinds: index.kinds(),
    } satisfies DeskSession;
  });

  get('/schema', kindQuery, ({ kind }) => jsonSchemaOf(index.requireKind(kind)));

  get('/published', noInput, async () => {
    const problems = await index.problemsFor(undefined, await index.refresh());
    return { problems } satisfies DeskPublishedState;
  });

  get('/records', kindQuery, async ({ kind }, editor) =>
    presence.in(await index.listing(index.requireKind(kind)), editor),
  );

  get('/drafts', noInput, async (_, editor) => presence.in(await index.drafts(), editor));

  get('/search', searchQuery, ({ q }, editor) => searchRecords(desk, q, editor));

  get('/choices', choicesQuery, ({ of }) =>
    of === 'pictures' || of === 'photographs' ? pictureChoices(desk, of) : choicesOf(of, index.corpus),
  );

  get('/record', fileQuery, ({ file }) => readRecord(desk, file));
  get('/new', kindQuery, ({ kind }) => index.templateOf(index.requireFolderKind(kind)));

  get('/history', fileQuery, async ({ file }) => {
    return { versions: await repository.history(file) } satisfies DeskHistory;
  });

  get('/changes', versionQuery.partial({ commit: true }), async ({ file, commit }) => {
    const [before, after] = await (commit === undefined
      ? Promise.all([repository.published(file), repository.current(file)])
      : repository.versions([`${commit}^`, commit].map((one) => ({ file, commit: one }))));
    return changesBetween(file, before?.text, after?.text);
  });

  get('/version', versionQuery, async ({ file, commit }): Promise<DeskVersion> => {
    const version = await repository.version(commit, file);
    if (!version) throw notFound();
    return { text: version.text };
  });

  api.use(draftApi(desk));
  api.use(pictureApi(desk));
  api.use(replacementApi(desk));
  api.use(fileUploads(desk));
  for (const part of desk.parts) api.use(part);
  api.use('/submissions', desk.submissions.routes);
  api.use(() => {
    throw notFound();
  });
  api.use(problemResponses(desk.logger));
  return api;
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
