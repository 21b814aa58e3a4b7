import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isApiError } from '../../../../shared/api/error.ts';
import type { FieldProblem, Form } from '../../../../shared/api/forms/form.ts';
import { DECOY_RECEIPT, HONEYPOT, isHoneypotFilled } from '../../../../shared/api/forms/honeypot.ts';
import { pushEvent } from '../../../analytics/data-layer.ts';
import { contentContext, noteContext } from '../../../lib/loading/contexts.ts';
import { apiOf } from '../../../lib/loading/load.ts';
import { LONG_FIELDS, parseRows, rowsOf, rowValues, takesRows } from '../fields/product-rows.ts';
import type { FormResult, Values } from '../types.ts';
import { failureMessage } from './failure-message.ts';
import { readValues } from './form-values.ts';
import { idempotencyKeyFor } from './idempotency-key.ts';
import { problemsIn, sendForm } from './send-form.ts';
import { keepReceipt, receiptCookie } from './sent-receipts.ts';

const UNPROCESSABLE = 422;

/**
 * Handles one step of a form, on the server without script and in the browser with it: 入力 → 確認 → 完了. The page
 * contains all values; no state is stored between the steps.
 */
export async function formAction(args: ActionFunctionArgs, form: Form) {
  const posted = await args.request.formData();
  const values = readValues(form, posted);
  const intent = posted.get('intent');
  // Tools that complete forms fill it in as well: where scripts run, 確認 follows, which is sent with a proof of work.
  const isProved = typeof document !== 'undefined' && intent === 'confirm';
  if (isHoneypotFilled(posted.get(HONEYPOT)) && !isProved) {
    args.context.get(noteContext)('honeypot filled in', { form: form.type });
    return redirectToReceipt(args.request, DECOY_RECEIPT);
  }
  if (intent === 'edit') {
    // 確認 posts its key; a post without one comes from another page.
    const isPrefill = !posted.has('requestKey');
    return resultOf({ step: 'input', values, problems: [], ...(isPrefill && { isPrefill }) });
  }
  const change = rowChange(intent);
  if (change && takesRows(form))
    return resultOf({ step: 'input', values: { ...values, ...change(values) }, problems: [] });
  const result = parseRows(form, values, args.context.get(contentContext).previewed?.today);
  if (!result.ok) return toInput(values, result.problems);
  const typed = result.raw as Values;
  // 確認 also carries values that are not submitted, so that 修正する can restore them.
  const kept = { ...typed, ...pick(values, form.excluded(typed)), ...unfolded(form, values) };
  const idempotencyKey = keyIn(posted) ?? (await idempotencyKeyFor(form.type, typed));
  if (intent !== 'send') return resultOf({ step: 'confirm', values: kept, idempotencyKey });
  try {
    const receipt = await sendForm(apiOf(args), form, typed, idempotencyKey);
    if (typeof document !== 'undefined')
      pushEvent({ event: 'generate_lead', lead_type: form.type, lead_id: receipt });
    return redirectToReceipt(args.request, receipt);
  } catch (error) {
    const problems = problemsIn(error, form);
    const said = refusedBy(error);
    if (problems.length > 0) return toInput(kept, problems, said);
    const status = isApiError(error) ? error.status : 500;
    args.context.get(noteContext)('form not stored', { form: form.type, status, reason: reasonOf(error) });
    const failure = failureMessage(error);
    return resultOf({ step: 'confirm', values: kept, idempotencyKey, failure, ...said }, status);
  }
}

/** Row fields as typed. They are submitted folded into other fields, but must survive between the steps. */
function unfolded(form: Form, values: Values): Values {
  if (!takesRows(form)) return {};
  return pick(values, [
    'goods',
    'quantity',
    ...LONG_FIELDS.filter((name) => Object.hasOwn(form.fields, name)),
  ]);
}

/** Change of the rows for a post that adds or removes one without script. */
function rowChange(intent: unknown): ((values: Values) => Values) | undefined {
  if (intent === 'add-row') return (values) => rowValues([...rowsOf(values), { goods: '', quantity: '' }]);
  const [, removed] = /^remove-row-(\d{1,2})$/.exec(String(intent)) ?? [];
  if (removed === undefined) return undefined;
  return (values) => rowValues(rowsOf(values).filter((_, at) => at !== Number(removed)));
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

function resultOf(content: FormResult, status = 200) {
  return data(content, { status });
}

function toInput(values: Values, problems: FieldProblem[], said?: { said: string }) {
  return resultOf({ step: 'input', values, problems, ...said }, UNPROCESSABLE);
}

/** Message of the service when it has rejected the form. */
function refusedBy(error: unknown): { said: string } | undefined {
  const said = isApiError(error) && error.kind === 'business' ? error.visitorMessage : undefined;
  return said ? { said } : undefined;
}

/** Post/redirect/get: reloading 完了 submits nothing again. */
function redirectToReceipt(request: Request, receipt: string) {
  const { pathname, searchParams } = new URL(request.url);
  if (typeof document !== 'undefined') keepReceipt(receipt, pathname);
  const query = new URLSearchParams({ receipt });
  const backUrl = searchParams.get('backUrl');
  if (backUrl) query.set('backUrl', backUrl);
  return redirect(`${pathname}?${query}`, {
    status: 303,
    headers: { 'Set-Cookie': receiptCookie(receipt, pathname) },
  });
}

function keyIn(posted: FormData): string | undefined {
  const key = posted.get('requestKey');
  return typeof key === 'string' && /^[0-9a-f]{32,64}$/.test(key) ? key : undefined;
}

function reasonOf(error: unknown): string {
  return isApiError(error) ? error.kind : String((error as Error | undefined)?.name);
}
