import { useEffect, useMemo, useState } from 'react';
import { useActionData, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { FieldProblem } from '../../../../shared/api/forms/form.ts';
import { backPath } from '../../../../shared/paths/back-path.ts';
import type { ContentPages } from '../../../../shared/paths/content-pages.ts';
import { useChange } from '../../../lib/hooks/use-change.ts';
import { usePageContext } from '../../../lib/page-context.tsx';
import { noteInquirySent } from '../../../lib/products/offers.ts';
import { useToast } from '../../../lib/toast-context.ts';
import type { Step } from '../steps/form-steps.tsx';
import type { FormResult } from '../types.ts';
import { wasSentHere } from './sent-receipts.ts';

const RECEIPT = /^[0-9A-Za-z-]{1,40}$/;
const PREFILL_MAX_LENGTH = 500;

/** Fields that the address may fill in: the subject of the page that led here. */
const PREFILLED = ['happenContent', 'goods'] as const;

/**
 * State of a form and of its address.
 *
 * @param known values that the page has looked up for its address
 */
export function useFormFlow(known: Readonly<Record<string, string>> = {}) {
  const result = useActionData<FormResult>();
  const { search } = useLocation();
  const { state } = useNavigation();
  const { contentPages, sentReceipt } = usePageContext();
  const query = useMemo(() => readQuery(search, contentPages), [search, contentPages]);
  const { receipt } = query;
  const isOwn = receipt !== undefined && (receipt === sentReceipt || wasSentHere(receipt));
  const step: Step = result?.step ?? (isOwn ? 'done' : 'input');
  const given = result?.step === 'input' ? result.problems : undefined;
  const [problems, setProblems] = useState({ of: result, list: given ?? [] });
  // Another step has other problems.
  if (problems.of !== result) setProblems({ of: result, list: given ?? [] });
  useToasts(step, result?.said);
  useStepFocus(step, result?.step === 'input' && result.isPrefill === true);
  return {
    ...query,
    prefill: { ...query.prefill, ...known },
    result,
    step,
    /** The address has a receipt that this browser does not know. */
    isForeignReceipt: receipt !== undefined && !isOwn,
    isBusy: state !== 'idle',
    /** Problems of the last submission. */
    problems: problems.list,
    setProblems: (list: FieldProblem[]) => setProblems({ of: result, list }),
  };
}

export type FormFlow = ReturnType<typeof useFormFlow>;

function readQuery(search: string, pages: ContentPages) {
  const query = new URLSearchParams(search);
  const receipt = query.get('receipt');
  const prefill = PREFILLED.flatMap((name) => {
    const text = Array.from(query.get(name) ?? '')
      .slice(0, PREFILL_MAX_LENGTH)
      .join('')
      .trim();
    return text ? [[name, text]] : [];
  });
  return {
    receipt: receipt && RECEIPT.test(receipt) ? receipt : undefined,
    back: backPath(query.get('backUrl'), pages),
    prefill: Object.fromEntries(prefill) as Record<string, string>,
  };
}

/**
 * Shows the service's message as a toast, and removes it once the form is stored; also suppresses prompts
 * from then on.
 */
function useToasts(step: Step, said: string | undefined): void {
  const { showMessage, dismiss } = useToast();
  const result = useActionData<FormResult>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal message is shown again
  useEffect(() => {
    if (said) showMessage(said);
  }, [result, said, showMessage]);
  useEffect(() => {
    if (step !== 'done') return;
    dismiss();
    noteInquirySent();
  }, [step, dismiss]);
}

/**
 * Moves the focus to the title of a new step, which screen readers treat as a new page, and scrolls to the
 * top. The router keeps the scroll position after a post, and restores it on the way back.
 *
 * @param isPosted the form was opened by a post of another page.
 */
function useStepFocus(step: string, isPosted: boolean): void {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isPosted && !isReturn) window.scrollTo(0, 0);
  }, []);
  useChange(step, () => {
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  });
}
