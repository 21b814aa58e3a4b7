import { useState } from 'react';
import type { DeskRecord, DeskSchema } from '../../shared/api.ts';
import type { DeskHistory } from '../../shared/history.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { FieldChanges } from '../components/field-changes.tsx';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { dropCopy, readCopy } from '../local-copies.ts';
import { WithChoices } from '../references/choices-context.tsx';
import { go, hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';

interface VersionsProps {
  record: DeskRecord;
  versions: DeskHistory['versions'];
  schema: DeskSchema;
}

/** Published versions of a record. */
export function HistoryPage({ file }: { file: string }) {
  const { api } = useDesk();
  const loaded = useLoaded(file, async () => {
    const [record, history] = await Promise.all([api.record(file), api.history(file)]);
    return { record, versions: history.versions, schema: await api.schema(record.kind) };
  });
  const title = loaded.state === 'ready' ? `履歴:${loaded.value.record.title}` : '履歴';
  return (
    <Page title={title} crumbs={<Link href={hrefOf('edit', { file })}>編集に戻る</Link>}>
      <WithChoices>
        {loaded.state === 'ready' ? <Versions {...loaded.value} /> : <Waiting loaded={loaded} />}
      </WithChoices>
    </Page>
  );
}

function Versions({ record: { file, revision, draft }, versions, schema }: VersionsProps) {
  const { api } = useDesk();
  const [shown, setShown] = useState<string>();
  /** Saves the text of a version as a draft, without publishing. */
  const restore = async (commit: string) => {
    const { text } = await api.version(file, commit);
    await api.save({ file, revision, content: { text } });
    dropCopy(file);
    go(hrefOf('edit', { file }), { message: '以前の内容を下書きにしました。' });
  };
  if (versions.length === 0) return <p className="quiet-text">公開された内容はまだありません。</p>;
  return (
    <ol className="rows">
      {versions.map(({ commit, subject, at, author }) => (
        <li key={commit}>
          <div className="row-main">
            <strong>{subject}</strong>
            <span className="quiet-text">
              {timeOf(at)} {author}
            </span>
          </div>
          <div className="row-side">
            <button
              type="button"
              aria-expanded={shown === commit}
              aria-label={`${timeOf(at)}の差分を見る`}
              onClick={() => setShown(shown === commit ? undefined : commit)}
            >
              差分を見る
            </button>
            <ConfirmButton
              label={`${timeOf(at)}の内容に戻す`}
              title="この内容に戻しますか"
              text="以前の内容を下書きとして保存します。今の下書きと、保存していない変更は置き換わります。"
              action="下書きにする"
              isHarmless={!draft && !readCopy(file)}
              onConfirm={() => restore(commit)}
            >
              この内容に戻す
            </ConfirmButton>
          </div>
          {shown === commit && (
            <Load of={commit} call={() => api.changes(file, commit)}>
              {(changes) => <FieldChanges changes={changes} schema={schema} name={`${subject}の差分`} />}
            </Load>
          )}
        </li>
      ))}
    </ol>
  );
}
