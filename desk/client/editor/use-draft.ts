import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskConflict, DeskContent, DeskProblem, DeskRecord } from '../../shared/api.ts';
import { problemOf, type Seen } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { dropCopy, keepCopy, readCopy } from '../local-copies.ts';
import { messageOfVisit } from '../router.tsx';
import { contentOf, isSameContent, isText, toSend } from './content.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** A record that is there, or what a new one of a kind begins with. */
export type Start = { record: DeskRecord } | { kind: string; content: DeskContent };

export interface OpenDraft {
  /** Undefined until a new record was saved. */
  record: DeskRecord | undefined;
  content: DeskContent;
  isDirty: boolean;
  isBusy: boolean;
  /** What was written earlier and not saved was put back. */
  isRestored: boolean;
  /** Whether this browser keeps what is not saved. */
  isKept: boolean;
  message: string | undefined;
  problem: DeskProblem | undefined;
  conflict: DeskConflict | undefined;
  change(content: DeskContent): void;
  /** @returns the state that was saved; undefined where that failed, which `problem` or `conflict` says */
  save(): Promise<Seen | undefined>;
  /** Saves what both have written, after a conflict. */
  resolve(content: DeskContent): Promise<void>;
  postpone(): void;
  /** Takes back what was not saved. */
  revert(): void;
  /** Shows the record's fields or its text. What was changed is saved before, as only the server knows the other form of it. */
  show(asText: boolean): Promise<void>;
  /** Does something with the draft, once everything is saved. @returns whether it succeeded */
  act(work: (seen: Seen) => Promise<string | undefined>): Promise<boolean>;
  /** Takes over what the server says of the record now. */
  accept(record: DeskRecord): void;
}

export const SAVED = '下書きを保存しました。';

/** The state of a record while it is edited. Nothing that was typed is ever replaced by what the server answers. */
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
  /** What is on the screen, for what goes on after an answer has come. */
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
      // Somebody else's words came in, and more was typed without them: the next save has to find that out.
      if (hasTypedOn && !isSameContent(saved, sent)) return;
      setRevision(next.revision);
      if (hasTypedOn) return;
      replace(saved);
      dropCopy(next.file);
    },
    [replace],
  );

  /** One request at a time; what fails is said. */
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
          // What was typed meanwhile goes along.
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
      // A form also tells of changes that say nothing new.
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

/** For the effect of a page that is left or closed. */
export function useLeavingGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
