import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Decision, Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import { FieldChanges } from '../components/field-changes.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { ReferenceInput } from '../references/reference-input.tsx';
import { go, hrefOf } from '../router.tsx';
import { focusProblems } from './problem-summary.tsx';
import type { Saved } from './use-draft.ts';

const REMOVED = '削除を公開しました。数秒でサイトから消えます。';

/** Shows the changes and confirms publication. */
export function PublishDialog({ draft, schema, record, onClose }: Saved & { onClose(): void }) {
  const { api } = useDesk();
  const { file, kind, movedFrom } = record;
  const isRemoval = record.text === null;
  const [movedTo, setMovedTo] = useState(isRemoval ? '' : (record.path ?? ''));
  const changes = useLoaded(file, () => api.changes(file));
  const publish = async () => {
    const isDone = await draft.publish(movedFrom === undefined ? undefined : movedTo);
    flushSync(onClose);
    if (!isDone) focusProblems();
    else if (isRemoval) go(hrefOf('kind', { name: kind }), { message: REMOVED });
  };
  return (
    <Dialog title="公開しますか" onClose={onClose} isWide>
      <p>次の変更をサイトに出します。</p>
      {changes.state === 'ready' ? (
        <FieldChanges changes={changes.value} schema={schema} name="公開する変更" />
      ) : (
        <Waiting loaded={changes} />
      )}
      {movedFrom && (
        <Field
          label={`これまでのURL(${movedFrom})に来た方の行き先`}
          hint="公開すると、このURLのページはなくなります。行き先が空のときは、掲載の終了をお知らせします。"
        >
          {(attributes) => (
            <ReferenceInput
              {...attributes}
              list="pages"
              except={movedFrom}
              value={movedTo || undefined}
              onChange={(next) => setMovedTo(String(next ?? ''))}
            />
          )}
        </Field>
      )}
      <Decision isDisabled={draft.isBusy || changes.state === 'loading'} onAct={publish} onClose={onClose}>
        公開する
      </Decision>
    </Dialog>
  );
}
