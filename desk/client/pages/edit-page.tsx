import type { DeskKind } from '../../shared/api.ts';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { Problem } from '../components/problem.tsx';
import { kindOf, useDesk } from '../desk-context.ts';
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
  const load = async () => {
    const record = await api.record(file);
    return { record, kind: kindOf(session, record.kind), schema: await api.schema(record.kind) };
  };
  return (
    <Load of={`edit ${file}`} call={load} title="編集">
      {({ record, kind, schema }) =>
        kind ? (
          <WithChoices>
            <RecordEditor key={file} kind={kind} schema={schema} start={{ record }} {...opened} />
          </WithChoices>
        ) : (
          <Page title="編集">
            <Problem problem={{ code: 'not-found', message: 'この種類の記録は編集できません。' }} />
          </Page>
        )
      }
    </Load>
  );
}

/** Editor of a new record. */
export function NewPage({ kind }: { kind: DeskKind }) {
  const { api } = useDesk();
  const load = async () => {
    const [{ data, body = '' }, schema] = await Promise.all([api.template(kind.name), api.schema(kind.name)]);
    const content = { data: data as never, ...(kind.format === 'markdown' && { body }) };
    return { start: { kind: kind.name, content }, schema };
  };
  return (
    <Load of={kind.name} call={load} title="新しく書く">
      {(loaded) => (
        <WithChoices>
          <RecordEditor {...loaded} kind={kind} item={undefined} />
        </WithChoices>
      )}
    </Load>
  );
}
