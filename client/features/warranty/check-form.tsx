import { type FormEvent, useId, useMemo, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/form/controls.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { serialProblem } from './check-warranty.ts';

const RESULTS_PATH = '/service/warranty-check/results';

interface CheckFormProps {
  /** What was typed before, and what the check said against it. */
  typed?: string;
  problem?: string | undefined;
}

function serialNumberHint(example: string | undefined): string {
  return example
    ? `ラベルの「S/N」の右側にある英数字です(例:${example})。全角、小文字、ハイフンもそのまま入力できます。`
    : 'ラベルの「S/N」の右側にある英数字です。全角、小文字、ハイフンもそのまま入力できます。';
}

/** Asks for a serial number and posts it: it must never stand in an address. */
export function CheckForm({ typed = '', problem }: CheckFormProps) {
  const id = useId();
  const { examples } = useSite();
  const { own, listed, busy, check, checkAgain } = useOwnCheck(id);
  const answered = useMemo(() => (problem ? [{ id, message: problem }] : []), [id, problem]);
  const problems = listed ?? answered;
  return (
    <Form method="post" action={RESULTS_PATH} noValidate onSubmit={check} className="max-w-xl space-y-5">
      {problems.length > 0 ? <ErrorSummary problems={problems} /> : null}
      <TextInput
        id={id}
        name="secrets"
        label="シリアル番号"
        required
        hint={serialNumberHint(examples.serialNumber)}
        error={own ? own.message : problem}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={own || problem ? checkAgain : undefined}
      />
      <Button type="submit" className="w-full sm:w-auto" aria-disabled={busy || undefined}>
        <Icon name="search" />
        {busy ? '確認しています…' : '保証状況を確認する'}
      </Button>
      <p role="status" className="sr-only">
        {busy ? '保証状況を確認しています。' : ''}
      </p>
    </Form>
  );
}

/** What the browser finds by itself, before anything is sent. */
function useOwnCheck(id: string) {
  const busy = useNavigation().formAction?.endsWith(RESULTS_PATH) ?? false;
  const [own, setOwn] = useState<{ message: string | undefined }>();
  const [listed, setListed] = useState<{ id: string; message: string }[]>();
  return {
    own,
    listed,
    busy,
    check(event: FormEvent<HTMLFormElement>) {
      const message = serialProblem(String(new FormData(event.currentTarget).get('secrets') ?? ''));
      setOwn(message ? { message } : undefined);
      setListed(message ? [{ id, message }] : undefined);
      if (message || busy) event.preventDefault();
    },
    /** While it is typed, not when it is left: a message that goes at the press of the button would move the button. */
    checkAgain({ currentTarget }: { currentTarget: HTMLInputElement }) {
      setOwn({ message: serialProblem(currentTarget.value) });
    },
  };
}
