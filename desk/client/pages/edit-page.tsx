import type { DeskKind } from '../../shared/api.ts';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { Problem } from '../components/problem.tsx';
import { kindOf, useDesk } from '../desk-context.ts';
import { RecordEditor } from '../editor/record-editor.tsx';
import type { OpenDraft, Start } from '../editor/use-draft.ts';
import type { Place } from '../places.ts';
import { WithChoices } from '../references/choices-context.tsx';

interface Props {
  /** Undefined for a new record, until it is saved. */
  file?: string;
  /** Kind of a new record. */
  kind?: DeskKind;
  item?: number | undefined;
  /** Field to focus first. */
  place?: Place | undefined;
  onDraft?: (draft: OpenDraft) => void;
}

/** Editor of an existing record, or of a new one, which it continues to edit when the record has its file. */
export function EditPage({ file, kind: newKind, ...opened }: Props) {
  const { api, session } = useDesk();
  const load = async () => {
    const start: Start = file ? { record: await api.record(file) } : await newRecord();
    const kind = 'record' in start ? kindOf(session, start.record.kind) : newKind;
    return { start, kind, schema: kind && (await api.schema(kind.name)) };
  };
  const newRecord = async () => {
    const { name = '', format } = newKind ?? {};
    const { data, body = '' } = await api.template(name);
    return { kind: name, content: { data: data as never, ...(format === 'markdown' && { body }) } };
  };
  return (
    <Load of="record" call={load} title="編集">
      {({ start, kind, schema }) =>
        kind && schema ? (
          <WithChoices>
            <RecordEditor {...{ start, kind, schema, item: undefined, ...opened }} />
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
