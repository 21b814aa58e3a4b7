import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { Form as RouterForm } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { Terms } from '../../../components/text/terms.tsx';
import { AddressLookup } from '../address/address-lookup.tsx';
import { ConsentFields } from '../fields/consent-fields.tsx';
import { controlId, FormControl } from '../fields/form-control.tsx';
import { groupsOf } from '../fields/groups.ts';
import { HoneypotField } from '../fields/honeypot-field.tsx';
import { MailHint } from '../fields/mail-hint.tsx';
import { takesRows } from '../fields/product-rows.ts';
import { ProductRowsField } from '../fields/product-rows-field.tsx';
import { prefillOf } from '../state/form-values.ts';
import { useDraft } from '../state/use-draft.ts';
import { useLiveErrors } from '../state/use-live-errors.ts';
import { useRequiredFields } from '../state/use-required-fields.ts';
import type { FieldsProps, FormGroup, Values } from '../types.ts';
import { EraseButton } from './erase-button.tsx';
import type { FormBodyProps } from './form-body.tsx';

/** 入力: all fields with their errors, and the button to 確認. */
export function InputStep({ form, view, flow }: FormBodyProps) {
  const element = useRef<HTMLFormElement>(null);
  const formId = `${form.type}-form`;
  const given = flow.result?.values;
  const prefill = prefillOf(form, flow.prefill);
  const values: Values = given ?? prefill;
  const { errors, handlers, parse } = useLiveErrors(form, flow.problems);
  // The summary takes the focus when its problems change, not whenever a field loses the focus.
  const summary = useMemo(
    () => flow.problems.map(({ name, message }) => ({ id: controlId(form, name), message })),
    [flow.problems, form],
  );
  const isPrefill = flow.result?.step === 'input' && flow.result.isPrefill === true;
  useDraft({ form, formId, element, prefill, given, isPrefill });
  const needed = useRequiredFields(form, element, values);

  function check(event: FormEvent<HTMLFormElement>): void {
    if (flow.isBusy) {
      event.preventDefault();
      return;
    }
    const result = parse(event.currentTarget);
    if (result.ok) return;
    event.preventDefault();
    flow.setProblems(result.problems);
  }

  return (
    <RouterForm
      ref={element}
      id={formId}
      method="post"
      // The back button treats 確認 as a separate page.
      replace={false}
      noValidate
      aria-label={form.label}
      onSubmit={check}
      {...handlers}
      className="space-y-12"
    >
      {takesRows(form) ? <DefaultButton /> : null}
      <ErrorSummary problems={summary} />
      {groupsOf(form, view).map((group) => (
        <GroupFields key={group.title} {...{ form, view, group, values, errors, needed, formId }} />
      ))}
      <Fieldset title="個人情報の取扱い">
        <ConsentFields {...{ form, view, values, errors }} />
      </Fieldset>
      {Object.entries(view.preset ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HoneypotField />
      <div className="space-y-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          aria-disabled={flow.isBusy || undefined}
          className="min-h-14 w-full text-lg"
        >
          入力内容を確認する
        </Button>
        <p className="text-center text-sm text-ink-soft">
          まだ送信されません。次の画面で内容をご確認いただけます。
        </p>
        <EraseButton form={form} formId={formId} onErase={() => flow.setProblems([])} />
      </div>
    </RouterForm>
  );
}

/**
 * First button of the form, which the Enter key presses; otherwise that would be a button that removes a row.
 */
function DefaultButton() {
  return (
    <button type="submit" name="intent" value="confirm" tabIndex={-1} aria-hidden="true" className="sr-only">
      入力内容を確認する
    </button>
  );
}

interface FieldsetProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

function Fieldset({ title, className, children }: FieldsetProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-6 w-full border-b-2 border-aqua-line pb-2">
        <h2 className="text-xl">{title}</h2>
      </legend>
      <div className="space-y-7">{children}</div>
    </fieldset>
  );
}

interface GroupFieldsProps extends FieldsProps {
  group: FormGroup;
  needed: readonly string[];
  formId: string;
}

function GroupFields({ form, view, group, values, errors, needed, formId }: GroupFieldsProps) {
  const control = (name: string) => (
    <FormControl
      key={name}
      {...{ form, view, name }}
      defaultValue={String(values[name] ?? '')}
      error={errors[name]}
      isNeeded={needed.includes(name)}
    />
  );
  return (
    <Fieldset title={group.title} className={group.className}>
      {group.note ? (
        <p className="text-ink-soft">
          <Terms>{group.note}</Terms>
        </p>
      ) : null}
      {group.rows.map((row) => {
        if (takesRows(form) && [row].flat()[0] === 'goods') {
          return <ProductRowsField key="goods" {...{ form, view, values, errors }} />;
        }
        if (typeof row !== 'string') {
          return (
            <div key={row[0]} className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
              {row.map(control)}
            </div>
          );
        }
        return (
          <div key={row}>
            {control(row)}
            {row === 'mailbox' ? <MailHint formId={formId} /> : null}
            {row === 'postalCode' ? <AddressLookup formId={formId} /> : null}
          </div>
        );
      })}
    </Fieldset>
  );
}
