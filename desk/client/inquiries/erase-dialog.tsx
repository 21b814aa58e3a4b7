import { type FormEvent, useState } from 'react';
import type { SubmissionDetail } from '../../shared/submissions.ts';
import { problemOf } from '../api.ts';
import { Dialog } from '../components/dialog.tsx';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { go, hrefOf } from '../router.tsx';

type Whose = 'submission' | 'person';

/** Confirms an irreversible erasure by the receipt number. */
export function EraseDialog({
  receipt,
  others,
  onClose,
}: Pick<SubmissionDetail, 'receipt'> & { others: number; onClose(): void }) {
  const { api } = useDesk();
  const [whose, setWhose] = useState<Whose>('submission');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { receipts } = await api.eraseInquiry({ receipt, whose, typed });
      go(hrefOf('inquiries'), { message: `受付${receipts.length}件を消去しました。`, replace: true });
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  return (
    <Dialog title="消去しますか" onClose={onClose}>
      <form onSubmit={erase}>
        <p>
          受付の内容、メモ、送信の記録をデータベースから消します。元に戻せません。すでに送ったメール、書き出した
          CSV、バックアップには残ります。
        </p>
        {others > 0 && (
          <fieldset>
            <legend>消去する範囲</legend>
            <Choice value="submission" chosen={whose} onChoose={setWhose} label="この受付だけ" />
            <Choice
              value="person"
              chosen={whose}
              onChoose={setWhose}
              label={`同じメールアドレスの受付すべて(${others + 1}件)`}
            />
          </fieldset>
        )}
        <div className="field">
          <label htmlFor="erase-typed">
            確認のため、受付番号 <span className="receipt">{receipt}</span> を入力してください
          </label>
          <input
            id="erase-typed"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {failed !== undefined && <Problem problem={problemOf(failed)} />}
        <div className="buttons">
          <button type="submit" className="primary danger" disabled={isBusy}>
            消去する
          </button>
          <button type="button" onClick={onClose}>
            やめる
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Choice({
  value,
  chosen,
  label,
  onChoose,
}: {
  value: Whose;
  chosen: Whose;
  label: string;
  onChoose(value: Whose): void;
}) {
  return (
    <label className="choice">
      <input type="radio" name="whose" checked={chosen === value} onChange={() => onChoose(value)} />
      {label}
    </label>
  );
}
