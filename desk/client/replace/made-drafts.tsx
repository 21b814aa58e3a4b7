import { useEffect, useRef, useState } from 'react';
import type { DeskProblem } from '../../shared/api.ts';
import type { DeskReplacement } from '../../shared/replace.ts';
import { problemOf } from '../api.ts';
import { Problem } from '../components/problem.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { useDesk } from '../desk-context.ts';
import { ReleaseDialog } from '../pages/drafts.tsx';
import { hrefOf, Link } from '../router.tsx';

const REASONS = {
  changed: 'ほかの人が変更したため、そのままにしました。もう一度探すと、今の内容で置き換えられます',
  text: '項目ごとに編集できない書き方のため、そのままにしました。「原文」で直してください',
};

/** Drafts of a replacement: what the checks say of all of them, and their publication as one release. */
export function MadeDrafts({ made: { drafts, skipped, problems } }: { made: DeskReplacement }) {
  const { api, session } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [refusal, setRefusal] = useState<DeskProblem>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page was scrolled to the end of a long list.
    heading.current?.focus();
  }, []);
  const submit = async () => {
    setBusy(true);
    try {
      for (const { file, revision } of drafts) await api.setState({ file, revision }, 'review');
      setDone('承認を依頼しました。');
    } catch (error) {
      setRefusal(problemOf(error));
      setBusy(false);
    }
  };
  const isReady = drafts.length > 0 && problems.length === 0 && done === undefined;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {drafts.length > 0
          ? `${drafts.length}件の下書きを作りました。まだ公開していません。`
          : '下書きは作っていません。'}
      </h2>
      <p role="status" className={done && 'notice'}>
        {done}
      </p>
      {skipped.length > 0 && (
        <section className="notice bad" aria-label="そのままにした記録">
          <ul>
            {skipped.map(({ file, title, reason }) => (
              <li key={file}>
                <Link href={hrefOf('edit', { file })}>{title}</Link> {REASONS[reason]}。
              </li>
            ))}
          </ul>
        </section>
      )}
      {problems.length > 0 && (
        <section className="notice bad" aria-labelledby="replace-problems">
          <h2 id="replace-problems">直すところが{problems.length}件あります</h2>
          <ProblemList problems={problems} />
          <p>
            直してから、<Link href={hrefOf('')}>承認待ちと下書き</Link>でまとめて公開してください。
          </p>
        </section>
      )}
      {refusal && <Problem problem={refusal} />}
      {isReady && (
        <div className="buttons">
          {session.editor.role === 'approver' ? (
            <button type="button" className="primary" onClick={() => setAsking(true)}>
              {drafts.length}件をまとめて公開…
            </button>
          ) : (
            <button type="button" className="primary" disabled={isBusy} onClick={submit}>
              {drafts.length}件の承認を依頼
            </button>
          )}
        </div>
      )}
      <ul>
        {drafts.map(({ file, title }) => (
          <li key={file}>
            <Link href={hrefOf('edit', { file })}>{title}</Link>
          </li>
        ))}
      </ul>
      {isAsking && (
        <ReleaseDialog
          records={drafts}
          onClose={() => setAsking(false)}
          onDone={(message) => {
            setAsking(false);
            setDone(message);
          }}
        />
      )}
    </>
  );
}
