import { useLocation } from 'react-router';
import type { Form } from '../../../../shared/api/forms/form.ts';
import type { FormFlow } from '../state/use-form-flow.ts';
import type { FormView } from '../types.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FormSteps } from './form-steps.tsx';
import { InputStep } from './input-step.tsx';

export interface FormBodyProps {
  form: Form;
  view: FormView;
  flow: FormFlow;
}

/** Current step of the form. */
export function FormBody({ form, view, flow }: FormBodyProps) {
  const { pathname } = useLocation();
  const { result, step, isBusy, receipt, back, isForeignReceipt } = flow;
  return (
    <div className="space-y-8">
      {isForeignReceipt ? <ReceiptNotice /> : null}
      <FormSteps step={step} />
      {result?.step === 'confirm' ? (
        <ConfirmStep {...{ form, view, result, isBusy }} />
      ) : step === 'done' && receipt ? (
        <DoneStep {...{ form, view, receipt, back }} again={pathname} />
      ) : (
        <InputStep {...{ form, view, flow }} />
      )}
    </div>
  );
}

/** Notice at a receipt's address for other browsers, later visits and forged links. */
function ReceiptNotice() {
  return (
    <p className="rounded-md border border-line bg-surface p-4 text-sm">
      受付番号の画面は、送信に使ったブラウザーでのみ、送信から30分間表示します。送信した直後にこの画面が表示された場合は、もう一度送信する必要はありません。
    </p>
  );
}

/** Title of a step; at the first step the page's own title. */
export function stepTitle({ step }: FormFlow, view: FormView, title: string): string {
  if (step === 'confirm') return '入力内容の確認';
  return step === 'done' ? view.doneTitle : title;
}

/** Document title, which a screen reader reads first. */
export function headTitle(flow: FormFlow, view: FormView, title: string): string {
  const { step, result, problems } = flow;
  const failed = problems.length > 0 || (result?.step === 'confirm' && result.failure);
  const own = step === 'input' ? title : `${stepTitle(flow, view, title)} | ${title}`;
  return failed ? `エラー:${own}` : own;
}
