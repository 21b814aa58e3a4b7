import { type FormEvent, useEffect, useRef } from 'react';
import { Form as RouterForm } from 'react-router';
import type { Form } from '../../../shared/api/forms/form.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { CONSENTS, groupsOf } from './groups.ts';
import { normalizedHint } from './normalized-hint.ts';
import type { FormGroup, FormResult, FormView, Values } from './types.ts';

interface ConfirmStepProps {
  form: Form;
  view: FormView;
  result: Extract<FormResult, { step: 'confirm' }>;
  isBusy: boolean;
}

/** 確認: everything as it was typed, the way back to mend it, and the one button that sends. */
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
  return (
    <RouterForm method="post" replace onSubmit={sendOnce} aria-label={form.label} className="space-y-10">
      {failure ? <Failure key={idempotencyKey} message={failure} /> : null}
      {groups.map((group) => (
        <Group key={group.title} {...{ form, group, values, excluded }} />
      ))}
      <section aria-label="個人情報の取扱い">
        <h2 className="border-b-2 border-aqua-line pb-2 text-xl">個人情報の取扱い</h2>
        <dl>
          {CONSENTS.map((name) => (
            <Row key={name} {...{ form, name, values }} />
          ))}
        </dl>
      </section>
      <HiddenValues values={{ ...values, requestKey: idempotencyKey }} />
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

/** What is sent of a part of the form; where nothing of it is, that is said if somebody has typed there. */
function Group({ form, group: { title, rows, excluded: note }, values, excluded }: GroupProps) {
  const names = rows.flat();
  const sent = names.filter((name) => !excluded.includes(name));
  const isTyped = names.some((name) => values[name]);
  if (sent.length === 0 && !isTyped) return null;
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

/** Not sent, and why; the visitor hears of it at once. */
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
  const value = values[name];
  const text = typeof value === 'boolean' ? tickText(name, value) : (value ?? '');
  const reading = typeof value === 'string' ? normalizedHint(field, value) : undefined;
  return (
    <div className="border-b border-line py-3.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5">
      <dt className="text-sm font-bold text-ink-soft sm:pt-0.5">{field.label}</dt>
      <dd className="mt-0.5 whitespace-pre-wrap sm:mt-0">
        {text.trim() === '' ? <span className="text-ink-faint">未入力</span> : text}
        {reading ? <span className="block text-sm text-ink-soft">{reading}として受け付けます。</span> : null}
      </dd>
    </div>
  );
}

function tickText(name: string, ticked: boolean): string {
  if (name === 'privacyConsent') return ticked ? '同意する' : '同意しない';
  return ticked ? '受け取る' : '受け取らない';
}

function HiddenValues({ values }: { values: Values }) {
  return Object.entries(values).map(([name, value]) =>
    value === false ? null : (
      <input key={name} type="hidden" name={name} value={value === true ? 'on' : value} />
    ),
  );
}
