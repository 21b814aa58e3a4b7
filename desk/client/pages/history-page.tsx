import { useState } from 'react';
import type { DeskRecord, DeskSchema } from '../../shared/api.ts';
import type { DeskHistory } from '../../shared/history.ts';
import { problemOf } from '../api.ts';
import { Confirm } from '../components/dialog.tsx';
import { FieldChanges } from '../components/field-changes.tsx';
import { Page } from '../components/page.tsx';
import { Problem, Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { dropCopy } from '../local-copies.ts';
import { WithChoices } from '../references/choices-context.tsx';
import { go, hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';

type Version = DeskHistory['versions'][number];

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

function Versions({
  record,
  versions,
  schema,
}: {
  record: DeskRecord;
  versions: Version[];
  schema: DeskSchema;
}) {
  const [shown, setShown] = useState<string>();
  if (versions.length === 0) return <p className="quiet-text">公開された内容はまだありません。</p>;
  return (
    <ol className="rows">
      {versions.map((version) => (
        <li key={version.commit} className="version">
          <div className="row-main">
            <strong>{version.subject}</strong>
            <span className="quiet-text">
              {timeOf(version.at)} {version.author}
            </span>
          </div>
          <div className="row-side">
            <button
              type="button"
              aria-expanded={shown === version.commit}
              aria-label={`${timeOf(version.at)}の差分を見る`}
              onClick={() => setShown(shown === version.commit ? undefined : version.commit)}
            >
              差分を見る
            </button>
            <Restore record={record} version={version} />
          </div>
          {shown === version.commit && (
            <VersionChanges file={record.file} version={version} schema={schema} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Changes that a version has made. */
function VersionChanges({ file, version, schema }: { file: string; version: Version; schema: DeskSchema }) {
  const { api } = useDesk();
  const loaded = useLoaded(version.commit, () => api.changes(file, version.commit));
  if (loaded.state !== 'ready') return <Waiting loaded={loaded} />;
  return <FieldChanges changes={loaded.value} schema={schema} name={`${version.subject}の差分`} />;
}

/** Saves the text of a version as a draft, without publishing. */
function Restore({ record, version }: { record: DeskRecord; version: Version }) {
  const { api } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { file, revision } = record;
  const restore = async () => {
    setBusy(true);
    try {
      const { text } = await api.version(file, version.commit);
      await api.save({ file, revision, content: { text } });
      dropCopy(file);
      go(hrefOf('edit', { file }), { message: '以前の内容を下書きにしました。' });
    } catch (error) {
      setFailed(error);
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <button type="button" aria-label={`${timeOf(version.at)}の内容に戻す`} onClick={() => setAsked(true)}>
        この内容に戻す
      </button>
      {failed !== undefined && <Problem problem={problemOf(failed)} />}
      {isAsked && (
        <Confirm
          title="この内容に戻しますか"
          text="以前の内容を下書きとして保存します。今の下書きと、保存していない変更は置き換わります。"
          action="下書きにする"
          isBusy={isBusy}
          onConfirm={restore}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
