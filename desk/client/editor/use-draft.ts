import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  DeskConflict,
  DeskContent,
  DeskFieldProblem,
  DeskProblem,
  DeskRecord,
} from '../../shared/api.ts';
import { problemOf, type Seen } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { dropCopy, keepCopy, readCopy } from '../local-copies.ts';
import { messageOfVisit } from '../router.tsx';
import { minuteInJapan } from '../states.ts';
import { contentOf, isSameContent, isText, toSend } from './content.ts';
import { useAutosave } from './use-autosave.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** An existing record, or the template of a new one. */
export type Start = { record: DeskRecord } | { kind: string; content: DeskContent };

export interface OpenDraft {
  /** Undefined until a new record is saved. */
  record: DeskRecord | undefined;
  content: DeskContent;
  isDirty: boolean;
  isBusy: boolean;
  /** Whether unsaved text of an earlier visit was restored. */
  isRestored: boolean;
  /** Whether this browser stores unsaved text. */
  isKept: boolean;
  message: string | undefined;
  problem: DeskProblem | undefined;
  conflict: DeskConflict | undefined;
  change(content: DeskContent): void;
  /** @returns the saved revision; undefined on failure, with `problem` or `conflict` set */
  save(): Promise<Seen | undefined>;
  /** Saves the resolution of a conflict. */
  resolve(content: DeskContent): Promise<void>;
  postpone(): void;
  /** Discards unsaved changes. */
  revert(): void;
  /**
   * Switches between the record's fields and its text. Saves changes first, because the server converts one into the
   * other.
   */
  show(asText: boolean): Promise<void>;
  /** Saves, then runs an action on the draft. @returns whether it succeeded */
  act(work: (seen: Seen) => Promise<string | undefined>): Promise<boolean>;
  /** Adopts the server's version of the record. */
  accept(record: DeskRecord): void;
}

/** Problems that pass without a change of the content. */
const TRANSIENT = new Set<DeskProblem['code']>([
  'unreachable',
  'failed',
  'busy',
  'locked',
  'disk',
  'sign-in',
]);

export const SAVED = '下書きを保存しました。';

/** State of a record in the editor. Responses never replace typed text. */
export function useDraft(start: Start, onCreated: (record: DeskRecord) => void): OpenDraft {
  const { api, session } = useDesk();
  const name = 'record' in start ? start.record.file : `new:${start.kind}`;
  const [record, setRecord] = useState('record' in start ? start.record : undefined);
  const [base, setBase] = useState(() => ('record' in start ? contentOf(start.record) : start.content));
  const [copy] = useState(() => readCopy(name));
  const [isRestored, setRestored] = useState(() => copy !== undefined && !isSameContent(copy.content, base));
  const [content, setContent] = useState(() => (isRestored && copy ? copy.content : base));
  const [revision, setRevision] = useState(isRestored && copy ? copy.revision : (record?.revision ?? null));
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState(messageOfVisit);
  const [problem, setProblem] = useState<DeskProblem>();
  const [conflict, setConflict] = useState<DeskConflict>();
  /** Current values for callbacks that continue after a response. */
  const latest = useRef(content);
  const known = useRef(record);
  const stored = useRef(base);
  const seen = useRef(revision);
  const isWorking = useRef(false);
  /** Save without the editor's request, which later calls wait for. */
  const keeping = useRef<Promise<boolean>>(undefined);
  const [hasTyped, setTyped] = useState(false);
  const isDirty = !isSameContent(content, base);
  const { isKept, forget } = useLocalCopy(name, { revision, content }, isDirty);

  const take = useCallback((next: string | null) => {
    seen.current = next;
    setRevision(next);
  }, []);
  const rebase = useCallback((next: DeskContent) => {
    stored.current = next;
    setBase(next);
  }, []);
  const hasChanges = () => !isSameContent(latest.current, stored.current);

  const replace = useCallback((next: DeskContent) => {
    latest.current = next;
    setContent(next);
  }, []);

  const accept = useCallback(
    (next: DeskRecord, sent: DeskContent = latest.current) => {
      const saved = contentOf(next, isText(sent));
      known.current = next;
      setRecord(next);
      rebase(saved);
      setConflict(undefined);
      setRestored(false);
      const hasTypedOn = latest.current !== sent;
      // The response contains another editor's text, and typing went on without it: the next save must detect the
      // conflict.
      if (hasTypedOn && !isSameContent(saved, sent)) return;
      take(next.revision);
      if (hasTypedOn) return;
      replace(saved);
      dropCopy(next.file);
    },
    [replace, rebase, take],
  );

  /** Runs one request at a time and shows its error. */
  const work = useCallback(async <Value>(task: () => Promise<Value>): Promise<Value | undefined> => {
    if (isWorking.current) return undefined;
    isWorking.current = true;
    setBusy(true);
    setProblem(undefined);
    setMessage(undefined);
    try {
      if (keeping.current) await keeping.current;
      return await task();
    } catch (error) {
      const failed = problemOf(error);
      if (failed.conflict) setConflict(failed.conflict);
      else setProblem(failed);
      return undefined;
    } finally {
      isWorking.current = false;
      setBusy(false);
    }
  }, []);

  const put = useCallback(
    (onto?: 'published') =>
      work(async (): Promise<Seen> => {
        const sent = latest.current;
        const { current } = known;
        if (!current) {
          const kind = 'kind' in start ? start.kind : '';
          const created = await api.create(kind, toSend(sent));
          forget();
          // Includes text typed during the request.
          if (latest.current !== sent)
            keepCopy(created.file, { revision: created.revision, content: latest.current });
          onCreated(created);
          return created;
        }
        const saved = await api.save({
          file: current.file,
          content: toSend(sent),
          revision: seen.current,
          ...(onto && { onto }),
        });
        accept(saved, sent);
        setMessage(SAVED);
        return saved;
      }),
    [work, start, api, accept, forget, onCreated],
  );

  /** Saves the draft without touching the form. @returns whether no further attempt is needed */
  const keep = useCallback(async (): Promise<boolean> => {
    const { current } = known;
    if (!current || isWorking.current || keeping.current) return false;
    const [sent, from] = [latest.current, seen.current];
    const task = async () => {
      try {
        const saved = await api.save({ file: current.file, content: toSend(sent), revision: from });
        // Saved by another editor in the meantime: the next save detects the conflict.
        if (saved.draft?.author !== session.editor.name) return false;
        known.current = saved;
        // New problems are shown when the editor saves: the text is not finished.
        setRecord((shown) => ({ ...saved, problems: stillOf(shown?.problems, saved.problems) }));
        rebase(sent);
        take(saved.revision);
        setRestored(false);
        setProblem(undefined);
        setMessage(`保存しました ${minuteInJapan(new Date()).slice(-5)}`);
        // The page may have been left with text typed since.
        const copy = readCopy(current.file);
        if (copy?.revision === from) keepCopy(current.file, { ...copy, revision: saved.revision });
        return true;
      } catch (error) {
        const { code, message: failed, signIn, conflict: other } = problemOf(error);
        const more = other ? '「下書きを保存」を押すと、違いを見られます。' : '';
        setProblem({ code, message: failed + more, ...(signIn && { signIn }) });
        return !TRANSIENT.has(code);
      }
    };
    keeping.current = task();
    const isKept = await keeping.current;
    keeping.current = undefined;
    return isKept;
  }, [api, session, rebase, take]);
  // A save takes a draft out of review: that is left to the button.
  const isInReview = record?.draft?.state === 'review';
  useAutosave({
    isOn: hasTyped && isDirty && !isText(content) && !conflict && !isInReview,
    content,
    save: keep,
  });

  const save = useCallback(async () => {
    if (keeping.current) await keeping.current;
    if (known.current && isSameContent(latest.current, stored.current)) {
      setMessage('保存していない変更はありません。');
      return { file: known.current.file, revision: seen.current };
    }
    return put();
  }, [put]);

  return {
    record,
    content,
    isDirty,
    isBusy,
    isRestored,
    isKept,
    message,
    problem,
    conflict,
    save,
    accept,
    change: (next) => {
      // Forms also emit changes with equal values.
      if (!isSameContent(next, latest.current)) {
        setMessage(undefined);
        setTyped(true);
      }
      replace(next);
    },
    resolve: async (resolved) => {
      if (!conflict) return;
      replace(resolved);
      take(conflict.revision);
      await put(conflict.with === 'published' ? 'published' : undefined);
    },
    postpone: () => setConflict(undefined),
    revert: () => {
      setRestored(false);
      setTyped(false);
      take(known.current?.revision ?? null);
      setProblem(undefined);
      replace(stored.current);
      dropCopy(name);
    },
    show: async (asText) => {
      if (keeping.current) await keeping.current;
      if (hasChanges() && !(await put())) return;
      if (!known.current) return;
      const next = contentOf(known.current, asText);
      rebase(next);
      replace(next);
    },
    act: async (task) => {
      if (keeping.current) await keeping.current;
      const { current } = known;
      const on = hasChanges() || !current ? await put() : { file: current.file, revision: seen.current };
      if (!on) return false;
      const done = await work(async () => ({
        message: await task({ file: on.file, revision: on.revision }),
      }));
      if (done?.message) setMessage(done.message);
      return done !== undefined;
    },
  };
}

/** Problems that were shown before and have not been solved. */
function stillOf(
  shown: readonly DeskFieldProblem[] = [],
  found: readonly DeskFieldProblem[],
): DeskFieldProblem[] {
  const before = new Set(shown.map((problem) => JSON.stringify([problem.path, problem.reason])));
  return found.filter((problem) => before.has(JSON.stringify([problem.path, problem.reason])));
}

/** Warns before a page with unsaved changes is closed. */
export function useLeavingGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
