import { useEffect, useMemo } from 'react';
import { groupBy } from '../../../shared/group-by.ts';
import type { DeskKind, DeskRecord, DeskSchema, PictureWords } from '../../shared/api.ts';
import type { DeskNote } from '../../shared/together.ts';
import { Page } from '../components/page.tsx';
import { useAddressOf, useDesk } from '../desk-context.ts';
import { sendFile } from '../file-upload.ts';
import { fieldId } from '../form/errors.ts';
import { NotesContext } from '../form/notes-context.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { goToPlace, type Place } from '../places.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { Actions } from './actions.tsx';
import { ConflictResolver } from './conflict-resolver.tsx';
import { isText } from './content.ts';
import { Fields } from './fields.tsx';
import { Notices } from './notices.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { SourceText } from './source-text.tsx';
import { type OpenDraft, SAVED, type Start, useDraft, useLeavingGuard } from './use-draft.ts';

/** Editor of a record. */
export function RecordEditor({
  kind,
  schema,
  start,
  item,
  place,
  onDraft,
}: {
  kind: DeskKind;
  schema: DeskSchema;
  start: Start;
  /** Index of the open item of a list. */
  item: number | undefined;
  /** Field to focus first. */
  place?: Place | undefined;
  /** Called with each state of the draft. */
  onDraft?: ((draft: OpenDraft) => void) | undefined;
}) {
  const draft = useDraft(start, openCreated);
  const { record, content, save } = draft;
  useLeavingGuard(draft.isDirty);
  useSaveKey(save);
  useEffect(() => onDraft?.(draft));
  const target = place && JSON.stringify([item, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor goes to each place once
  useEffect(() => {
    if (place) goToPlace(place);
  }, [target]);
  const notes = useMemo(() => notesByField(record, item), [record, item]);
  const problems = draft.problem?.problems ?? record?.problems ?? [];
  const own = problems.filter(({ file }) => !record || file === record.file);
  const isRemoved = record !== undefined && record.text === null;
  const title = record ? record.title : `${kind.title}を新しく書く`;
  return (
    <Page
      title={title}
      crumbs={
        <>
          <Link href={hrefOf('')}>編集デスク</Link>
          <Link href={hrefOf('kind', { name: kind.name })}>{kind.title}</Link>
        </>
      }
    >
      {record?.path && <p className="file">{record.path}</p>}
      <Notices draft={draft} isRemoved={isRemoved} />
      <ProblemSummary
        problems={problems}
        file={record?.file}
        schema={schema}
        content={content}
        isList={kind.format === 'list'}
        refusal={draft.problem?.problems && draft.problem}
      />
      <div className="editor">
        <div className="editor-main">
          {record && !isRemoved && <Tabs draft={draft} />}
          {!isRemoved && (
            <WithPictures draft={draft}>
              <NotesContext value={notes}>
                {isText(content) ? (
                  <SourceText
                    text={content.text}
                    problems={own}
                    onChange={(text) => draft.change({ text })}
                  />
                ) : (
                  <Fields
                    kind={kind}
                    schema={schema}
                    file={record?.file}
                    item={item}
                    content={content}
                    problems={own}
                    onChange={draft.change}
                  />
                )}
              </NotesContext>
            </WithPictures>
          )}
        </div>
        <Actions draft={draft} kind={kind} schema={schema} item={item} />
      </div>
      {draft.conflict && <ConflictResolver draft={draft} conflict={draft.conflict} schema={schema} />}
    </Page>
  );
}

/** Comments by the id of their field, of a list those on the open item. */
function notesByField(record: DeskRecord | undefined, item: number | undefined): Map<string, DeskNote[]> {
  const placed = record?.draft?.notes.filter(({ path }) => path && (item === undefined || path[0] === item));
  return groupBy(placed ?? [], ({ path = [] }) => fieldId(item === undefined ? path : path.slice(1)));
}

function openCreated({ file }: DeskRecord): void {
  go(hrefOf('edit', { file }), { replace: true, message: SAVED });
}

/** Tabs for the fields of the record and for the text of its file. */
function Tabs({ draft }: { draft: OpenDraft }) {
  const { content, record, isBusy } = draft;
  const asText = isText(content);
  const hasFields = record?.data !== undefined;
  return (
    <div className="tabs">
      <button type="button" aria-pressed={!asText} disabled={isBusy} onClick={() => draft.show(false)}>
        フォーム
      </button>
      <button type="button" aria-pressed={asText} disabled={isBusy} onClick={() => draft.show(true)}>
        原文
      </button>
      {asText && !hasFields && (
        <p className="description">
          書式に誤りがあるため、原文でだけ編集できます。直して保存すると、フォームに戻れます。
        </p>
      )}
    </div>
  );
}

/** Provides pictures to the form. Uploads require a draft that stores them. */
function WithPictures({ draft, children }: { draft: OpenDraft; children: React.ReactNode }) {
  const { api } = useDesk();
  const file = draft.record?.file;
  const addressOf = useAddressOf(file);
  const pictures = useMemo(
    () => ({
      addressOf,
      send: file ? (picture: File, words: PictureWords) => api.picture(file, picture, words) : undefined,
      sendFile: file
        ? (sent: File, upload: string, onProgress: (share: number) => void) =>
            sendFile(api, { record: file, file: sent, upload }, onProgress)
        : undefined,
    }),
    [api, file, addressOf],
  );
  return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

/** Saves on Ctrl+S or ⌘S. */
function useSaveKey(save: () => Promise<unknown>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // Text in IME composition is not in the state yet.
      if (!event.isComposing) void save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
}
