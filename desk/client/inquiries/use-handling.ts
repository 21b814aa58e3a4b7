import { useState } from 'react';
import type { SubmissionDetail, SubmissionHandling } from '../../shared/submissions.ts';
import { problemOf } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { useRequest } from '../use-request.ts';

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
  const [trail, setTrail] = useState(before);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, problem, run } = useRequest();
  const save = async () => {
    setSaved(false);
    const { state, assignee, note } = mine;
    try {
      const saved = await api.changeInquiry({ receipt, revision: seen.revision, state, assignee, note });
      setSeen(saved.handling);
      setMine(saved.handling);
      setTrail(saved.trail);
      setSaved(true);
    } catch (error) {
      const { handling: theirs } = problemOf(error);
      if (theirs) {
        setMine(withMine(mine, seen, theirs));
        setSeen(theirs);
      }
      throw error;
    }
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
    save: () => run(save),
  };
}
export type HandlingDraft = ReturnType<typeof useHandling>;
