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
export function useHandling({ receipt, handling, trail }: SubmissionDetail) {
  const { api } = useDesk();
  const [state, setState] = useState({ seen: handling, mine: handling as Said, trail, isSaved: false });
  const { isBusy, problem, run } = useRequest();
  const { seen, mine } = state;
  const save = async () => {
    try {
      const saved = await api.changeInquiry({ ...mine, receipt, revision: seen.revision });
      setState({ seen: saved.handling, mine: saved.handling, trail: saved.trail, isSaved: true });
    } catch (error) {
      const { handling: theirs } = problemOf(error);
      if (theirs) setState({ ...state, seen: theirs, mine: withMine(mine, seen, theirs) });
      throw error;
    }
  };
  return {
    ...state,
    isBusy,
    problem,
    isChanged: FIELDS.some((field) => mine[field] !== seen[field]),
    change: (to: Partial<Said>) => setState({ ...state, mine: { ...mine, ...to }, isSaved: false }),
    save: () => run(save),
  };
}
export type HandlingDraft = ReturnType<typeof useHandling>;
