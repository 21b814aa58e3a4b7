import { useState } from 'react';
import type { SubmissionAuditEntry, SubmissionDetail, SubmissionHandling } from '../../shared/submissions.ts';
import { problemOf } from '../api.ts';
import { useDesk } from '../desk-context.ts';

const FIELDS = ['state', 'assignee', 'note'] as const;

type Said = Pick<SubmissionHandling, (typeof FIELDS)[number]>;

/** Applies local changes to the version that another editor has saved. */
export function withMine(mine: Said, seen: Said, theirs: Said): Said {
  return {
    state: mine.state === seen.state ? theirs.state : mine.state,
    assignee: mine.assignee === seen.assignee ? theirs.assignee : mine.assignee,
    note: mine.note === seen.note ? theirs.note : mine.note,
  };
}

/** Editing state of a submission's handling. */
export function useHandling({ receipt, handling, trail: before }: SubmissionDetail) {
  const { api } = useDesk();
  const [seen, setSeen] = useState(handling);
  const [mine, setMine] = useState<Said>(handling);
  const [trail, setTrail] = useState<SubmissionAuditEntry[]>(before);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    setBusy(true);
    setSaved(false);
    setProblem(undefined);
    try {
      const { state, assignee, note } = mine;
      const saved = await api.changeInquiry({ receipt, revision: seen.revision, state, assignee, note });
      setSeen(saved.handling);
      setMine(saved.handling);
      setTrail(saved.trail);
      setSaved(true);
    } catch (error) {
      const found = problemOf(error);
      const theirs = found.handling;
      setProblem(found);
      if (theirs) {
        setMine(withMine(mine, seen, theirs));
        setSeen(theirs);
      }
    }
    setBusy(false);
  };
  return {
    seen,
    mine,
    trail,
    isBusy,
    isSaved,
    problem,
    isChanged: FIELDS.some((field) => mine[field] !== seen[field]),
    change(to: Partial<Said>) {
      setSaved(false);
      setMine({ ...mine, ...to });
    },
    save,
  };
}
export type HandlingDraft = ReturnType<typeof useHandling>;
