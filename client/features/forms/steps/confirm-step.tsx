import { type FormEvent, useEffect, useRef } from 'react';
import { Form as RouterForm } from 'react-router';
import type { Form } from '../../../../shared/api/forms/form.ts';
import { tickText } from '../../../../shared/api/forms/tick-text.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { CONSENTS, groupsOf } from '../fields/groups.ts';
import { normalizedHint } from '../fields/normalized-hint.ts';
import { isFilled, type ProductRow, rowsOf, takesRows } from '../fields/product-rows.ts';
import type { FormGroup, FormResult, FormView, Values } from '../types.ts';

interface ConfirmStepProps {
  form: Form;
  view: FormView;
  result: Extract<FormResult, { step: 'confirm' }>;
  isBusy: boolean;
}

/** 確認: all values as typed, a button back to edit them, and the button that submits. */
export function ConfirmStep({ form, view, result, isBusy }: ConfirmStepProps) {
  const { values, idempotencyKey, failure } = result;
  const sending = useRef(false);
  useEffect(() => {
    if (!isBusy) sending.current = false;
  }, [isBusy]);
  function sendOnce(event: FormEvent): void {
    if (isBusy || sending.current) event.preventDefault();
    sending.current = true;
  }
  const preset = Object.keys(view.preset ?? {});
  const excluded = form.excluded(values);
  const groups: FormGroup[] = [
    ...(preset.length > 0 ? [{ title: 'お申し込みの対象', rows: preset }] : []),
    ...groupsOf(form, view),
  ];
  const empty = groups
    .flatMap(({ rows }) => rows.flat())
    .filter((name) => !isRowQuantity(form, name) && !excluded.includes(name) && !isTyped(form, values, name));
  return (
    <RouterForm method="post" replace onSubmit={sendOnce} aria-label={form.label} className="space-y-10">
      {failure ? <Failure key={idempotencyKey} message={failure} /> : null}
      {groups.map((group) => (
        <Group key={group.title} {...{ form, group, values, excluded }} />
      ))}
      {empty.length > 0 ? (
        <p className="text-sm text-ink-soft">{`任意の項目 ${empty.length}件は未入力です。`}</p>
      ) : null}
      <Group group={{ title: '個人情報の取扱い', rows: CONSENTS }} {...{ form, values, excluded }} />
      <HiddenValues form={form} values={{ ...values, requestKey: idempotencyKey }} />
      <div className="space-y-3">
        <Button
          type="submit"
          name="intent"
          value="send"
          aria-disabled={isBusy || undefined}
          className="min-h-14 w-full text-lg aria-disabled:cursor-progress"
        >
          {isBusy ? '送信しています…' : 'この内容で送信する'}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit"
          tone="secondary"
          aria-disabled={isBusy || undefined}
          className="w-full"
        >
          修正する
        </Button>
      </div>
    </RouterForm>
  );
}

interface GroupProps {
  form: Form;
  group: FormGroup;
  values: Values;
  excluded: readonly string[];
}

/**
 * Submitted values of a group. Where the visitor has typed values that are not submitted, a note explains it.
 */
function Group({ form, group: { title, rows, excluded: note }, values, excluded }: GroupProps) {
  const typed = rows.flat().filter((name) => isTyped(form, values, name));
  const sent = typed.filter((name) => !excluded.includes(name));
  if (typed.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-aqua-line pb-2 text-xl">{title}</h2>
      {sent.length === 0 ? <p className="mt-3.5 text-ink-soft">{note}</p> : null}
      <dl>
        {sent.map((name) => (
          <Row key={name} {...{ form, name, values }} />
        ))}
      </dl>
    </section>
  );
}

/** Returns whether a field is the quantity of rows, which is shown with the products. */
function isRowQuantity(form: Form, name: string): boolean {
  return takesRows(form) && name === 'quantity';
}

/** Returns whether a field is shown. */
function isTyped(form: Form, values: Values, name: string): boolean {
  if (takesRows(form) && name === 'goods') return rowsOf(values).some(isFilled);
  if (isRowQuantity(form, name)) return false;
  return String(values[name] ?? '').trim() !== '';
}

/** Reason why the form was not submitted; receives the focus so that it is read at once. */
function Failure({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message takes the focus
  useEffect(() => box.current?.focus(), [message]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-lg border-2 border-danger bg-danger-pale p-5 md:p-6"
    >
      <Icon name="warning" className="mt-1 size-5 text-danger" />
      <div>
        <h2 className="text-lg text-danger">まだ送信されていません</h2>
        <p className="mt-1">{message}</p>
      </div>
    </div>
  );
}

function Row({ form, name, values }: { form: Form; name: string; values: Values }) {
  const field = form.fields[name];
  if (!field) return null;
  const isRows = takesRows(form) && name === 'goods';
  const value = isRows ? rowsOf(values).filter(isFilled).map(shownRow).join('\n') : values[name];
  const text = typeof value === 'boolean' ? tickText(name, value) : (value ?? '');
  const reading = typeof value === 'string' && !isRows ? normalizedHint(field, value) : undefined;
  return (
    <div className="border-b border-line py-3.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5">
      <dt className="text-sm font-bold text-ink-soft sm:pt-0.5">{field.label}</dt>
      <dd className="mt-0.5 whitespace-pre-wrap sm:mt-0">
        {text}
        {reading ? <span className="block text-sm text-ink-soft">{reading}として受け付けます。</span> : null}
      </dd>
    </div>
  );
}

/** All values as hidden fields; each row of products separately. */
function HiddenValues({ form, values }: { form: Form; values: Values }) {
  const rows = takesRows(form) ? rowsOf(values) : [];
  const single = Object.entries(values).filter(
    ([name]) => rows.length === 0 || !['goods', 'quantity'].includes(name),
  );
  const pairs = [...single, ...rows.flatMap((row) => Object.entries(row))];
  return pairs.map(([name, value], at) =>
    value === false ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
      <input key={at} type="hidden" name={name} value={value === true ? 'on' : value} />
    ),
  );
}

function shownRow({ goods, quantity }: ProductRow): string {
  if (quantity.trim() === '') return goods;
  return `${goods} × ${/^[\d０-９,，]+$/.test(quantity.trim()) ? `${quantity.trim()}台` : quantity.trim()}`;
}
