import { type FormEvent, useState } from 'react';
import { Decision, Dialog } from '../components/dialog.tsx';
import { InputField } from '../components/field.tsx';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { go, hrefOf } from '../router.tsx';
import { useRequest } from '../use-request.ts';

interface Props {
  receipt: string;
  /** Number of other submissions of the same person. */
  others: number;
  onClose(): void;
}

/** Confirms an irreversible erasure by the receipt number. */
export function EraseDialog({ receipt, others, onClose }: Props) {
  const { api } = useDesk();
  const [whose, setWhose] = useState<'submission' | 'person'>('submission');
  const [typed, setTyped] = useState('');
  const { isBusy, problem, run } = useRequest();
  const erase = async () => {
    const { receipts } = await api.eraseInquiry({ receipt, whose, typed });
    go(hrefOf('inquiries'), { message: `受付${receipts.length}件を消去しました。`, replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(erase);
  };
  const choice = (value: typeof whose, label: string) => (
    <label className="choice">
      <input type="radio" name="whose" checked={whose === value} onChange={() => setWhose(value)} />
      {label}
    </label>
  );
  return (
    <Dialog title="消去しますか" onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          受付の内容、メモ、送信の記録をデータベースから消します。元に戻せません。すでに送ったメール、書き出した
          CSV、バックアップには残ります。
        </p>
        {others > 0 && (
          <fieldset>
            <legend>消去する範囲</legend>
            {choice('submission', 'この受付だけ')}
            {choice('person', `同じメールアドレスの受付すべて(${others + 1}件)`)}
          </fieldset>
        )}
        <InputField
          label={
            <>
              確認のため、受付番号 <span className="whitespace-nowrap">{receipt}</span> を入力してください
            </>
          }
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onValue={setTyped}
        />
        {problem && <Problem problem={problem} />}
        <Decision isDanger isDisabled={isBusy} onClose={onClose}>
          消去する
        </Decision>
      </form>
    </Dialog>
  );
}
