import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { kindOf, useDesk, useLoaded } from '../desk-context.ts';
import { RecordEditor } from '../editor/record-editor.tsx';
import type { OpenDraft } from '../editor/use-draft.ts';
import type { Place } from '../places.ts';
import { WithChoices } from '../references/choices-context.tsx';
import { hrefOf, Link } from '../router.tsx';

/** Editor of an existing record. */
export function EditPage({
  file,
  ...opened
}: {
  file: string;
  item: number | undefined;
  /** Field to focus first. */
  place: Place | undefined;
  onDraft?: (draft: OpenDraft) => void;
}) {
  const { api, session } = useDesk();
  const loaded = useLoaded(`edit ${file}`, async () => {
    const record = await api.record(file);
    return { record, schema: await api.schema(record.kind) };
  });
  if (loaded.state !== 'ready') return <Pending title="編集" loaded={loaded} />;
  const { record, schema } = loaded.value;
  const kind = kindOf(session, record.kind);
  if (!kind) return <Pending title="編集" loaded={UNKNOWN} />;
  return (
    <WithChoices>
      <RecordEditor key={file} kind={kind} schema={schema} start={{ record }} {...opened} />
    </WithChoices>
  );
}

/** Editor of a new record. */
export function NewPage({ kindName }: { kindName: string }) {
  const { api, session } = useDesk();
  const loaded = useLoaded(`new ${kindName}`, async () => {
    const [template, schema] = await Promise.all([api.template(kindName), api.schema(kindName)]);
    return { template, schema };
  });
  const kind = kindOf(session, kindName);
  if (!kind) return <Pending title="新しく書く" loaded={UNKNOWN} />;
  if (loaded.state !== 'ready') return <Pending title="新しく書く" loaded={loaded} />;
  const { template, schema } = loaded.value;
  const isText = kind.format === 'markdown';
  const content = { data: template.data as never, ...(isText && { body: template.body ?? '' }) };
  return (
    <WithChoices>
      <RecordEditor kind={kind} schema={schema} start={{ kind: kindName, content }} item={undefined} />
    </WithChoices>
  );
}

const UNKNOWN = {
  state: 'failed' as const,
  problem: { code: 'not-found', message: 'この種類の記録は編集できません。' },
};

function Pending({ title, loaded }: { title: string; loaded: Parameters<typeof Waiting>[0]['loaded'] }) {
  return (
    <Page title={title} crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <Waiting loaded={loaded} />
    </Page>
  );
}
