import { useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { FieldProblem } from '../../../shared/api/forms/form.ts';
import { backPath } from '../../../shared/paths/back-path.ts';
import type { ContentPages } from '../../../shared/paths/content-pages.ts';
import { noteInquirySent } from '../../lib/offers.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { useToast } from '../../lib/toast-context.ts';
import type { Step } from './form-steps.tsx';
import { wasSentHere } from './sent-receipts.ts';
import type { FormResult } from './types.ts';

const RECEIPT = /^[0-9A-Za-z-]{1,40}$/;
const PREFILL_MAX_LENGTH = 500;

/** Fields that the address may fill in: what the page that led here was about. */
const PREFILLED = ['happenContent', 'goods'] as const;

/**
 * Where a form stands and what stands in its address.
 *
 * @param known what the page has found out of its address by itself
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
  // Other steps, other problems.
  if (problems.of !== result) setProblems({ of: result, list: given ?? [] });
  useToasts(step, result?.said);
  useStepFocus(step, result?.step === 'input' && result.isPrefill === true);
  return {
    ...query,
    prefill: { ...query.prefill, ...known },
    result,
    step,
    /** The address has a receipt of which this browser knows nothing. */
    isForeignReceipt: receipt !== undefined && !isOwn,
    isBusy: state !== 'idle',
    /** What to mend, as of the last time that the form was sent. */
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

/** Tells what the service has said against the form; once it was stored after all, that is past, and nobody asks again. */
function useToasts(step: Step, said: string | undefined): void {
  const { showMessage, dismiss } = useToast();
  const result = useActionData<FormResult>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are told again
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
 * A new step is a new page to those who do not see it: the reading position moves to its title. The router leaves the
 * window where it is after a post, and puts it back on the way back.
 *
 * @param isPosted the form was opened by a post of another page.
 */
function useStepFocus(step: string, isPosted: boolean): void {
  const shown = useRef(step);
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isPosted && !isReturn) window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, [step, isReturn]);
}
