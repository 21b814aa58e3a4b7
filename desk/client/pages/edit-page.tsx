import type { DeskKind } from '../../shared/api.ts';
import { DeskPage } from '../components/desk-page.tsx';
import { Problem, Waiting } from '../components/problem.tsx';
import { kindOf, type Loaded, useDesk, useLoaded } from '../desk-context.ts';
import { RecordEditor } from '../editor/record-editor.tsx';
import type { OpenDraft } from '../editor/use-draft.ts';
import type { Place } from '../places.ts';
import { WithChoices } from '../references/choices-context.tsx';

interface Props {
  file: string;
  item: number | undefined;
  /** Field to focus first. */
  place: Place | undefined;
  onDraft?: (draft: OpenDraft) => void;
}

/** Editor of an existing record. */
export function EditPage({ file, ...opened }: Props) {
  const { api, session } = useDesk();
  const loaded = useLoaded(`edit ${file}`, async () => {
    const record = await api.record(file);
    return { record, schema: await api.schema(record.kind) };
  });
  if (loaded.state !== 'ready') return <Pending title="編集" loaded={loaded} />;
  const { record, schema } = loaded.value;
  const kind = kindOf(session, record.kind);
  if (!kind)
    return (
      <DeskPage title="編集">
        <Problem problem={{ code: 'not-found', message: 'この種類の記録は編集できません。' }} />
      </DeskPage>
    );
  return (
    <WithChoices>
      <RecordEditor key={file} kind={kind} schema={schema} start={{ record }} {...opened} />
    </WithChoices>
  );
}

/** Editor of a new record. */
export function NewPage({ kind }: { kind: DeskKind }) {
  const { api } = useDesk();
  const loaded = useLoaded(kind.name, () => Promise.all([api.template(kind.name), api.schema(kind.name)]));
  if (loaded.state !== 'ready') return <Pending title="新しく書く" loaded={loaded} />;
  const [{ data, body = '' }, schema] = loaded.value;
  const content = { data: data as never, ...(kind.format === 'markdown' && { body }) };
  return (
    <WithChoices>
      <RecordEditor kind={kind} schema={schema} start={{ kind: kind.name, content }} item={undefined} />
    </WithChoices>
  );
}

function Pending({ title, loaded }: { title: string; loaded: Exclude<Loaded<never>, { state: 'ready' }> }) {
  return (
    <DeskPage title={title}>
      <Waiting loaded={loaded} />
    </DeskPage>
  );
}
