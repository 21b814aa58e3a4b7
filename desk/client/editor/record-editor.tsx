import { useEffect, useMemo } from 'react';
import { groupBy } from '../../../shared/group-by.ts';
import type { DeskProblem, DeskRecord, PictureWords } from '../../shared/api.ts';
import type { DeskNote } from '../../shared/together.ts';
import { DeskCallError } from '../api.ts';
import { Page } from '../components/page.tsx';
import { useAddressOf, useDesk } from '../desk-context.ts';
import { fieldId } from '../form/errors.ts';
import { NotesContext } from '../form/notes-context.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { goToPlace, type Place } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';
import { useShortcut, useWindowEvent } from '../use-window-event.ts';
import { Actions } from './actions.tsx';
import { ConflictResolver } from './conflict-resolver.tsx';
import { isText } from './content.ts';
import { Fields } from './fields.tsx';
import { Notices } from './notices.tsx';
import { ProblemSummary, problemsOf } from './problem-summary.tsx';
import { SourceText } from './source-text.tsx';
import { type Editing, type OpenDraft, type Start, useDraft } from './use-draft.ts';

type Props = Omit<Editing, 'draft'> & {
  start: Start;
  /** Field to focus first. */
  place?: Place | undefined;
  /** Called with each state of the draft. */
  onDraft?: ((draft: OpenDraft) => void) | undefined;
};

/** Editor of a record. */
export function RecordEditor({ start, place, onDraft, ...opened }: Props) {
  const draft = useDraft(start);
  const editing = { ...opened, draft };
  const { kind, item } = opened;
  const { record, content } = draft;
  useWindowEvent('beforeunload', (event) => event.preventDefault(), draft.isDirty);
  useShortcut('s', draft.save);
  useEffect(() => onDraft?.(draft));
  const target = place && JSON.stringify([item, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor goes to each place once
  useEffect(() => {
    if (place) goToPlace(place);
  }, [target]);
  const notes = useMemo(() => notesByField(record, item), [record, item]);
  const { own } = problemsOf(draft);
  const isRemoved = record?.text === null;
  return (
    <Page
      title={record ? record.title : `${kind.title}を新しく書く`}
      crumbs={
        <>
          <Link href={hrefOf('')}>編集デスク</Link>
          <Link href={hrefOf('kind', { name: kind.name })}>{kind.title}</Link>
        </>
      }
    >
      {record?.path && <p className="file">{record.path}</p>}
      <Notices {...draft} />
      <ProblemSummary {...editing} />
      <div className="editor">
        <div className="box column gap-5 px-4 py-5 lg:px-8 lg:py-7">
          {record && !isRemoved && <Tabs {...draft} />}
          {!isRemoved && (
            <WithPictures {...draft}>
              <NotesContext value={notes}>
                {isText(content) ? (
                  <SourceText
                    text={content.text}
                    problems={own}
                    onChange={(text) => draft.change({ text })}
                  />
                ) : (
                  <Fields {...editing} content={content} problems={own} />
                )}
              </NotesContext>
            </WithPictures>
          )}
        </div>
        <Actions {...editing} />
      </div>
      {draft.conflict && <ConflictResolver {...editing} conflict={draft.conflict} />}
    </Page>
  );
}

/** Comments by the id of their field, of a list those on the open item. */
function notesByField(record: DeskRecord | undefined, item: number | undefined): Map<string, DeskNote[]> {
  const placed = record?.draft?.notes.filter(({ path }) => path && (item === undefined || path[0] === item));
  return groupBy(placed ?? [], ({ path = [] }) => fieldId(item === undefined ? path : path.slice(1)));
}

/** Tabs for the fields of the record and for the text of its file. */
function Tabs({ content, record, isBusy, show }: OpenDraft) {
  const asText = isText(content);
  return (
    <div className="bar gap-2">
      <button type="button" aria-pressed={!asText} disabled={isBusy} onClick={() => show(false)}>
        フォーム
      </button>
      <button type="button" aria-pressed={asText} disabled={isBusy} onClick={() => show(true)}>
        原文
      </button>
      {asText && record?.data === undefined && (
        <p className="description">
          書式に誤りがあるため、原文でだけ編集できます。直して保存すると、フォームに戻れます。
        </p>
      )}
    </div>
  );
}

const UNSAVED: DeskProblem = {
  code: 'unsaved',
  message: '下書きを保存できないため、まだ送れません。直すところは、ページの上に出ています。',
};

/** Provides pictures to the form. An upload first saves a new record, whose draft stores it. */
function WithPictures({ record, save, children }: OpenDraft & { children: React.ReactNode }) {
  const { api } = useDesk();
  const file = record?.file;
  const addressOf = useAddressOf(file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` reads the latest state itself
  const pictures = useMemo(() => {
    const saved = async () => {
      const seen = file ?? (await save())?.file;
      if (!seen) throw new DeskCallError(UNSAVED);
      return seen;
    };
    return {
      addressOf,
      send: async (picture: File, words: PictureWords) => api.picture(await saved(), picture, words),
      sendFile: async (sent: File, upload: string, onProgress: (share: number) => void) =>
        api.sendFile(await saved(), sent, upload, onProgress),
    };
  }, [api, file, addressOf]);
  return <PicturesContext value={pictures}>{children}</PicturesContext>;
}
