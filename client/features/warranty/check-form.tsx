import { type FormEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldProblem } from '../../../shared/api/forms/form.ts';
import { warrantyCheck } from '../../../shared/api/forms/warranty-check.ts';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/form/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { useLiveErrors } from '../forms/state/use-live-errors.ts';

const RESULTS_PATH = '/service/warranty-check/results';

interface CheckFormProps {
  /** Previous input and its problems. */
  typed?: string;
  problems?: readonly FieldProblem[] | undefined;
}

const NONE: readonly FieldProblem[] = [];

function serialNumberHint(example: string | undefined): string {
  const shown = example ? `(例:${example})` : '';
  return `ラベルの「S/N」の右側にある英数字です${shown}。全角、小文字、ハイフンもそのまま入力できます。`;
}

/** Form for a serial number. It is posted, because the number must never be in an address. */
export function CheckForm({ typed = '', problems: returned = NONE }: CheckFormProps) {
  const id = useId();
  const { examples } = useSite();
  const busy = useNavigation().formAction?.endsWith(RESULTS_PATH) ?? false;
  /** Problems found in the browser before submission. */
  const [own, setOwn] = useState<readonly FieldProblem[]>();
  const problems = own ?? returned;
  const { errors, handlers, parse } = useLiveErrors(warrantyCheck, problems);

  // A single field needs no summary: it takes the focus itself, with its error below.
  useEffect(() => {
    if (problems.length > 0) document.getElementById(id)?.focus();
  }, [id, problems]);

  function check(event: FormEvent<HTMLFormElement>): void {
    const result = parse(event.currentTarget);
    setOwn(result.ok ? undefined : result.problems);
    if (!result.ok || busy) event.preventDefault();
  }

  return (
    <Form
      method="post"
      action={RESULTS_PATH}
      noValidate
      onSubmit={check}
      {...handlers}
      className="max-w-xl space-y-5"
    >
      <TextInput
        id={id}
        name="secrets"
        label="シリアル番号"
        required
        hint={serialNumberHint(examples.serialNumber)}
        error={errors.secrets}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" className="w-full sm:w-auto" aria-disabled={busy || undefined}>
        <Icon name="search" />
        {busy ? '確認しています…' : '保証状況を確認する'}
      </Button>
      <p role="alert" className="sr-only">
        {problems.map(({ message }) => message).join('')}
      </p>
      <p role="status" className="sr-only">
        {busy ? '保証状況を確認しています。' : ''}
      </p>
    </Form>
  );
}
