import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskConflict, DeskContent, DeskProblem, DeskRecord } from '../../shared/api.ts';
import { problemOf, type Seen } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { dropCopy, keepCopy, readCopy } from '../local-copies.ts';
import { messageOfVisit } from '../router.tsx';
import { contentOf, isSameContent, isText, toSend } from './content.ts';
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

export const SAVED = '下書きを保存しました。';

/** State of a record in the editor. Responses never replace typed text. */
export function useDraft(start: Start, onCreated: (record: DeskRecord) => void): OpenDraft {
  const { api } = useDesk();
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
  const isWorking = useRef(false);
  const isDirty = !isSameContent(content, base);
  const { isKept, forget } = useLocalCopy(name, { revision, content }, isDirty);

  const replace = useCallback((next: DeskContent) => {
    latest.current = next;
    setContent(next);
  }, []);

  const accept = useCallback(
    (next: DeskRecord, sent: DeskContent = latest.current) => {
      const saved = contentOf(next, isText(sent));
      known.current = next;
      setRecord(next);
      setBase(saved);
      setConflict(undefined);
      setRestored(false);
      const hasTypedOn = latest.current !== sent;
      // The response contains another editor's text, and typing went on without it: the next save must detect the
      // conflict.
      if (hasTypedOn && !isSameContent(saved, sent)) return;
      setRevision(next.revision);
      if (hasTypedOn) return;
      replace(saved);
      dropCopy(next.file);
    },
    [replace],
  );

  /** Runs one request at a time and shows its error. */
  const work = useCallback(async <Value>(task: () => Promise<Value>): Promise<Value | undefined> => {
    if (isWorking.current) return undefined;
    isWorking.current = true;
    setBusy(true);
    setProblem(undefined);
    setMessage(undefined);
    try {
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
    (on: { revision: string | null; onto?: 'published' | undefined }) =>
      work(async (): Promise<Seen> => {
        const sent = latest.current;
        if (!record) {
          const kind = 'kind' in start ? start.kind : '';
          const created = await api.create(kind, toSend(sent));
          forget();
          // Includes text typed during the request.
          if (latest.current !== sent)
            keepCopy(created.file, { revision: created.revision, content: latest.current });
          onCreated(created);
          return created;
        }
        const saved = await api.save({ file: record.file, content: toSend(sent), ...on });
        accept(saved, sent);
        setMessage(SAVED);
        return saved;
      }),
    [work, record, start, api, accept, forget, onCreated],
  );

  const save = useCallback(async () => {
    if (record && !isDirty) {
      setMessage('保存していない変更はありません。');
      return { file: record.file, revision };
    }
    return put({ revision });
  }, [record, isDirty, revision, put]);

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
      if (!isSameContent(next, latest.current)) setMessage(undefined);
      replace(next);
    },
    resolve: async (resolved) => {
      if (!conflict) return;
      replace(resolved);
      setRevision(conflict.revision);
      await put({
        revision: conflict.revision,
        ...(conflict.with === 'published' && { onto: 'published' as const }),
      });
    },
    postpone: () => setConflict(undefined),
    revert: () => {
      setRestored(false);
      setRevision(record?.revision ?? null);
      setProblem(undefined);
      replace(base);
      dropCopy(name);
    },
    show: async (asText) => {
      if (isDirty && !(await put({ revision }))) return;
      if (!known.current) return;
      const next = contentOf(known.current, asText);
      setBase(next);
      replace(next);
    },
    act: async (task) => {
      const seen = isDirty || !record ? await put({ revision }) : { file: record.file, revision };
      if (!seen) return false;
      const done = await work(async () => ({
        message: await task({ file: seen.file, revision: seen.revision }),
      }));
      if (done?.message) setMessage(done.message);
      return done !== undefined;
    },
  };
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
