import express, { Router } from 'express';
import {
  type DeskPreview,
  type DeskPublished,
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
import { editorOf, parse } from '../parse.ts';
import { forbidden, invalid, notFound } from '../problems.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import type { Presence } from './presence.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { Publishing } from './publishing.ts';
import type { RecordIndex } from './record-index.ts';
import type { Records } from './records.ts';
import type { Releases } from './releases.ts';

export interface DraftApiDeps {
  repository: ContentRepository;
  index: RecordIndex;
  records: Records;
  publishing: Publishing;
  presence: Presence;
  releases: Releases;
  /** Undefined disables preview links. */
  previews?: PreviewLinks | undefined;
}

/** A record of 400,000 characters as JSON, in bytes. */
const JSON_MAX_BYTES = 2 * 1024 * 1024;
/** Comments on one draft: each of its commits carries them. */
const NOTES_MAX = 100;

/** Calls that write, review and publish drafts. */
export function draftApi(deps: DraftApiDeps): Router {
  const { repository, index, records, publishing, presence, releases } = deps;
  const api = Router();
  const json = express.json({ limit: JSON_MAX_BYTES, type: 'application/json' });

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
    await records.draftAt(file, revision);
    await repository.annotate(file, () => ({ state }));
    res.json(await records.read(file));
  });

  api.post('/draft/note', json, async (req, res) => {
    const { file, ...note } = parse(newNote, req.body);
    if (note.isReturn) approverOf(res);
    index.requireRecord(file);
    await repository.annotate(file, ({ state, notes }) => {
      // Another approver was first.
      if (note.isReturn && state === 'returned') throw new RepositoryError({ kind: 'gone' });
      if (notes.length >= NOTES_MAX) throw invalid('この下書きには、これ以上コメントを残せません。');
      const added = { ...note, author: editorOf(res).name, at: new Date().toISOString() };
      return { notes: [...notes, added], ...(note.isReturn && { state: 'returned' }) };
    });
    res.json(await records.read(file));
  });

  api.post('/draft/discard', json, async (req, res) => {
    const { file, revision } = parse(ofDraft, req.body);
    await publishing.discard(await records.draftAt(file, revision));
    res.json({});
  });

  api.post('/draft/publish', json, async (req, res) => {
    const approver = approverOf(res);
    const { file, revision, movedTo } = parse(publishDraft, req.body);
    const draft = await records.draftAt(file, revision);
    res.json((await publishing.publish(draft, approver, movedTo)) satisfies DeskPublished);
  });

  api.post('/draft/preview', json, async (req, res) => {
    const { file, at } = parse(previewOf, req.body);
    res.json((await previewsOf(file).linkTo(file, at)) satisfies DeskPreview);
  });

  api.post('/page', json, async (req, res) => {
    const { file, path } = parse(openPage, req.body);
    res.json((await previewsOf(file).openPage(editorOf(res), file, path)) satisfies DeskPreview);
  });

  api.put('/page', json, async (req, res) => {
    const { file, content } = parse(writtenPage, req.body);
    await previewsOf(file).writePage(editorOf(res), file, content);
    res.json({});
  });

  api.post('/open', json, (req, res) => {
    const { file } = parse(openRecord, req.body);
    index.requireRecord(file);
    presence.note(file, editorOf(res));
    const others = presence.others(file, editorOf(res));
    res.json({ others, releaseAt: releases.minuteOf(file) } satisfies DeskOpen);
  });

  api.get('/releases', (_req, res) => {
    res.json({ releases: releases.list() } satisfies DeskReleases);
  });

  api.post('/releases', json, async (req, res) => {
    await releases.add(parse(newRelease, req.body), approverOf(res));
    res.json({ releases: releases.list() } satisfies DeskReleases);
  });

  api.post('/releases/cancel', json, async (req, res) => {
    approverOf(res);
    await releases.cancel(parse(ofRelease, req.body).id);
    res.json({ releases: releases.list() } satisfies DeskReleases);
  });
  return api;

  function previewsOf(file: string): PreviewLinks {
    index.requireRecord(file);
    if (!deps.previews) throw notFound();
    return deps.previews;
  }
}

/** @throws {DeskError} 403 for a writer */
function approverOf(res: { locals: Record<string, unknown> }): Editor {
  const editor = editorOf(res);
  if (editor.role === 'approver') return editor;
  throw forbidden('公開や差し戻しができるのは承認者です。「承認を依頼」を使ってください。');
}
