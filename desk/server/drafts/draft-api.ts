import { Router } from 'express';
import {
  draftState,
  newRecord,
  ofDraft,
  openPage,
  previewOf,
  publishDraft,
  saveDraft,
  writtenPage,
} from '../../shared/api.ts';
import {
  type DeskOpen,
  type DeskReleases,
  newNote,
  newRelease,
  ofRelease,
  openRecord,
} from '../../shared/together.ts';
import { callsOf, noInput } from '../calls.ts';
import { forbidden, invalid } from '../problems.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import type { Desk } from './desk-parts.ts';
import { linkToDraft, linkToPage, writePage } from './preview-links.ts';
import { discard, publish } from './publishing.ts';
import { addRecord, draftAt, readRecord, saveRecord } from './records.ts';

/** A record of 400,000 characters as JSON, in bytes. */
const JSON_MAX_BYTES = 2 * 1024 * 1024;
/** Comments on one draft: each of its commits carries them. */
const NOTES_MAX = 100;

/** Calls that write, review and publish drafts. */
export function draftApi(desk: Desk): Router {
  const { repository, index, presence, releases } = desk;
  const api = Router();
  const { get, post, put } = callsOf(api, { index, limit: JSON_MAX_BYTES });
  const planned = (): DeskReleases => ({ releases: releases.list() });

  post('/new', newRecord, (record, editor) => addRecord(desk, record, editor), 201);
  put('/draft', saveDraft, (draft, editor) => saveRecord(desk, draft, editor));
  post('/draft/remove', ofDraft, (named, editor) => saveRecord(desk, { ...named, content: null }, editor));

  post('/draft/state', draftState, async ({ state, ...named }) => {
    const { file } = await draftAt(desk, named);
    await repository.annotate(file, () => ({ state }));
    return readRecord(desk, file);
  });

  post('/draft/note', newNote, async ({ file, ...note }, editor) => {
    if (note.isReturn) requireApprover(editor);
    await repository.annotate(file, ({ state, notes }) => {
      // Another approver was first.
      if (note.isReturn && state === 'returned') throw new RepositoryError({ kind: 'gone' });
      if (notes.length >= NOTES_MAX) throw invalid('この下書きには、これ以上コメントを残せません。');
      const added = { ...note, author: editor.name, at: new Date().toISOString() };
      return { notes: [...notes, added], ...(note.isReturn && { state: 'returned' }) };
    });
    return readRecord(desk, file);
  });

  post('/draft/discard', ofDraft, async (named) => discard(desk, await draftAt(desk, named)));

  post('/draft/publish', publishDraft, async ({ movedTo, ...named }, editor) => {
    requireApprover(editor);
    return publish(desk, await draftAt(desk, named), editor, movedTo);
  });

  post('/draft/preview', previewOf, ({ file, at }) => linkToDraft(desk, file, at));
  post('/page', openPage, ({ file, path }, editor) => linkToPage(desk, editor, file, path));
  put('/page', writtenPage, ({ file, content }, editor) => writePage(desk, editor, file, content));

  post('/open', openRecord, ({ file }, editor): DeskOpen => {
    presence.note(file, editor);
    return { others: presence.others(file, editor), releaseAt: releases.minuteOf(file) };
  });

  get('/releases', noInput, planned);

  post('/releases', newRelease, async (release, editor) => {
    requireApprover(editor);
    await releases.add(release, editor);
    return planned();
  });

  post('/releases/cancel', ofRelease, async ({ id }, editor) => {
    requireApprover(editor);
    await releases.cancel(id);
    return planned();
  });
  return api;
}

/** @throws {DeskError} 403 for a writer */
function requireApprover({ role }: Editor): void {
  if (role !== 'approver')
    throw forbidden('公開や差し戻しができるのは承認者です。「承認を依頼」を使ってください。');
}
