import { useRef, useState } from 'react';
import type {
  DeskConflict,
  DeskContent,
  DeskFieldProblem,
  DeskKind,
  DeskProblem,
  DeskRecord,
  DeskSchema,
} from '../../shared/api.ts';
import { problemOf, type Seen } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { isSame } from '../form/written.ts';
import { dropCopy, keepCopy, readCopy } from '../local-copies.ts';
import { go, hrefOf, keyOfNew, visit } from '../router.tsx';
import { minuteInJapan } from '../states.ts';
import { contentOf, isText, toSend } from './content.ts';
import { useAutosave } from './use-autosave.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** An existing record, or the template of a new one. */
export type Start = { record: DeskRecord } | { kind: string; content: DeskContent };

interface DraftState {
  /** Undefined until a new record is saved. */
  record: DeskRecord | undefined;
  content: DeskContent;
  /** Content that was saved last. */
  base: DeskContent;
  /** Revision that the content is based on. */
  revision: string | null;
  /** Whether unsaved text of an earlier visit was restored. */
  isRestored: boolean;
  hasTyped: boolean;
  isBusy: boolean;
  message?: string | undefined;
  problem?: DeskProblem | undefined;
  conflict?: DeskConflict | undefined;
}

export type OpenDraft = ReturnType<typeof useDraft>;

/** A record in the editor. */
export interface Editing {
  draft: OpenDraft;
  kind: DeskKind;
  schema: DeskSchema;
  /** Index of the open item of a list. */
  item: number | undefined;
}

/** A record in the editor that has been saved before. */
export type Saved = Editing & { record: DeskRecord };

/** Problems that pass without a change of the content. */
const TRANSIENT = ['unreachable', 'failed', 'busy', 'locked', 'disk', 'sign-in'];

const SAVED = '下書きを保存しました。';
const PUBLISHED = '公開しました。数秒でサイトに出ます。';

function opened(start: Start, name: string): DraftState {
  const record = 'record' in start ? start.record : undefined;
  const base = 'record' in start ? contentOf(start.record) : start.content;
  const copy = readCopy(name);
  const restored = copy && !isSame(copy.content, base) ? copy : undefined;
  return {
    record,
    content: restored?.content ?? base,
    base,
    revision: restored ? restored.revision : (record?.revision ?? null),
    isRestored: restored !== undefined,
    hasTyped: false,
    isBusy: false,
    message: visit().message,
  };
}

/** State of a record in the editor. Responses never replace typed text. */
export function useDraft(start: Start) {
  const { api, session } = useDesk();
  const firstName = 'record' in start ? start.record.file : `new:${start.kind}`;
  const [state, setState] = useState(() => opened(start, firstName));
  /** Current state, for callbacks that continue after a response. */
  const now = useRef(state);
  /** Save without the editor's request, which later calls wait for. */
  const keeping = useRef<Promise<boolean>>(undefined);
  const { record, content, base, revision } = state;
  const name = record?.file ?? firstName;
  const isDirty = !isSame(content, base);
  const isKept = useLocalCopy(name, { revision, content }, isDirty);

  const set = (changes: Partial<DraftState>) => {
    now.current = { ...now.current, ...changes };
    setState(now.current);
  };

  const accept = (next: DeskRecord, sent: DeskContent = now.current.content) => {
    const saved = contentOf(next, isText(sent));
    const hasTypedOn = now.current.content !== sent;
    set({ record: next, base: saved, conflict: undefined, isRestored: false });
    // If the response contains another editor's text, and typing went on without it, the next save must detect the
    // conflict.
    if (!hasTypedOn || isSame(saved, sent)) set({ revision: next.revision });
    if (hasTypedOn) return;
    set({ content: saved });
    dropCopy(next.file);
  };

  /** Runs one request at a time and shows its error. */
  const work = async <Value>(task: () => Promise<Value>): Promise<Value | undefined> => {
    if (now.current.isBusy) return undefined;
    set({ isBusy: true, problem: undefined, message: undefined });
    try {
      if (keeping.current) await keeping.current;
      return await task();
    } catch (error) {
      const problem = problemOf(error);
      set(problem.conflict ? { conflict: problem.conflict } : { problem });
      return undefined;
    } finally {
      set({ isBusy: false });
    }
  };

  const put = (onto?: 'published') =>
    work(async (): Promise<Seen> => {
      const { record: current, content: sent, revision: from } = now.current;
      if (current) {
        const saved = await api.save({
          file: current.file,
          content: toSend(sent),
          revision: from,
          ...(onto && { onto }),
        });
        accept(saved, sent);
        set({ message: SAVED });
        return { file: saved.file, revision: saved.revision };
      }
      const created = await api.create('kind' in start ? start.kind : '', toSend(sent));
      dropCopy(firstName);
      go(hrefOf('edit', { file: created.file }), { replace: true, stays: keyOfNew() });
      accept(created, sent);
      set({ message: SAVED });
      return { file: created.file, revision: created.revision };
    });

  /** Revision of the draft; undefined while it has changes. */
  const savedRevision = (): Seen | undefined => {
    const { record: current, ...at } = now.current;
    if (!current || !isSame(at.content, at.base)) return undefined;
    return { file: current.file, revision: at.revision };
  };

  /** Saves the draft without touching the form. @returns whether no further attempt is needed */
  const keep = async (): Promise<boolean> => {
    const { record: current, content: sent, revision: from, isBusy } = now.current;
    if (!current || isBusy || keeping.current) return false;
    const { file } = current;
    const task = async () => {
      try {
        const saved = await api.save({ file, content: toSend(sent), revision: from });
        // Saved by another editor in the meantime: the next save detects the conflict.
        if (saved.draft?.author !== session.editor.name) return false;
        set({
          // New problems are shown when the editor saves: the text is not finished.
          record: { ...saved, problems: stillOf(now.current.record?.problems, saved.problems) },
          base: sent,
          revision: saved.revision,
          isRestored: false,
          problem: undefined,
          message: `保存しました ${minuteInJapan(new Date()).slice(-5)}`,
        });
        // The page may have been left with text typed since.
        const copy = readCopy(file);
        if (copy?.revision === from) keepCopy(file, { ...copy, revision: saved.revision });
        return true;
      } catch (error) {
        const { code, message, signIn, conflict } = problemOf(error);
        const more = conflict ? '「下書きを保存」を押すと、違いを見られます。' : '';
        set({ problem: { code, message: message + more, signIn } });
        return !TRANSIENT.includes(code);
      }
    };
    keeping.current = task();
    const isDone = await keeping.current;
    keeping.current = undefined;
    return isDone;
  };
  // A save takes a draft out of review: that is left to the button.
  const isInReview = record?.draft?.state === 'review';
  const canKeep = state.hasTyped && isDirty && !isText(content) && !state.conflict && !isInReview;
  useAutosave(canKeep, content, keep);

  /** Saves, then runs an action on the draft. @returns whether it succeeded */
  const act = async (task: (seen: Seen) => Promise<string | undefined>): Promise<boolean> => {
    if (keeping.current) await keeping.current;
    const seen = savedRevision() ?? (await put());
    const done = seen && (await work(async () => ({ message: await task(seen) })));
    if (done?.message) set({ message: done.message });
    return done !== undefined;
  };

  return {
    ...state,
    isDirty,
    /** Whether this browser stores unsaved text. */
    isKept,
    /** Adopts the server's version of the record. */
    accept,
    /** @returns the saved revision; undefined on failure, with `problem` or `conflict` set */
    save: async (): Promise<Seen | undefined> => {
      if (keeping.current) await keeping.current;
      const seen = savedRevision();
      if (!seen) return put();
      set({ message: '保存していない変更はありません。' });
      return seen;
    },
    change: (next: DeskContent) => {
      // Forms also emit changes with equal values.
      const isOther = !isSame(next, now.current.content);
      set({ content: next, ...(isOther && { message: undefined, hasTyped: true }) });
    },
    /** Saves the resolution of a conflict. */
    resolve: async (resolved: DeskContent) => {
      const { conflict } = now.current;
      if (!conflict) return;
      set({ content: resolved, revision: conflict.revision });
      await put(conflict.with === 'published' ? 'published' : undefined);
    },
    postpone: () => set({ conflict: undefined }),
    /** Discards unsaved changes. */
    revert: () => {
      const { record: current, base: saved } = now.current;
      const kept = { content: saved, revision: current?.revision ?? null };
      set({ ...kept, isRestored: false, hasTyped: false, problem: undefined });
      dropCopy(name);
    },
    /**
     * Switches between the record's fields and its text. Saves changes first, because the server converts one into the
     * other.
     */
    show: async (asText: boolean) => {
      if (keeping.current) await keeping.current;
      const seen = savedRevision() ?? (await put());
      const { record: current } = now.current;
      if (!seen || !current) return;
      const shown = contentOf(current, asText);
      set({ base: shown, content: shown });
    },
    act,
    /** Saves and publishes; `movedTo` receives the visitors of a former URL. @returns whether it succeeded */
    publish: (movedTo?: string) =>
      act(async (seen) => {
        await api.publish(seen, movedTo);
        const isRemoved = now.current.record?.text === null;
        // The record is published even if this request fails.
        if (!isRemoved) await api.record(seen.file).then(accept, () => undefined);
        return PUBLISHED;
      }),
  };
}

/** Problems that were shown before and have not been solved. */
function stillOf(
  shown: readonly DeskFieldProblem[] = [],
  found: readonly DeskFieldProblem[],
): DeskFieldProblem[] {
  const keyOf = ({ path, reason }: DeskFieldProblem) => JSON.stringify([path, reason]);
  const before = new Set(shown.map(keyOf));
  return found.filter((problem) => before.has(keyOf(problem)));
}
