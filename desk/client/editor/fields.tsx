import { type ClipboardEvent, useState } from 'react';
import type { DeskContent, DeskFieldProblem } from '../../shared/api.ts';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { RecordForm } from '../form/record-form.tsx';
import { ListEditor } from './list-editor.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { TOO_LONG } from './too-long.ts';
import type { Editing } from './use-draft.ts';

type Props = Editing & {
  content: Extract<DeskContent, { data: unknown }>;
  problems: readonly DeskFieldProblem[];
};

/** Form of a record's fields with its text below, or of the items of a list. */
export function Fields({ draft, kind, schema, item, content, problems }: Props) {
  const file = draft.record?.file;
  const [refused, setRefused] = useState(false);
  const guard = (event: ClipboardEvent) => {
    // The text field shows its own message.
    if (event.target instanceof HTMLElement && event.target.closest('.body')) return;
    const isTooLong = event.clipboardData.getData('text/plain').length > TEXT_MAX_LENGTH;
    setRefused(isTooLong);
    if (isTooLong) event.preventDefault();
  };
  const setData = (data: unknown) => draft.change({ ...content, data: data as never });
  const isOfBody = ({ path }: DeskFieldProblem) => path?.[0] === 'body';
  return (
    <div className="column gap-5" onPasteCapture={guard}>
      {refused && (
        <p className="notice bad" role="alert">
          {TOO_LONG}
        </p>
      )}
      {kind.format === 'list' && file !== undefined && Array.isArray(content.data) ? (
        <ListEditor
          schema={schema}
          file={file}
          item={item}
          list={content.data}
          problems={problems}
          onChange={setData}
        />
      ) : (
        <RecordForm
          schema={schema}
          data={content.data}
          problems={problems.filter((problem) => !isOfBody(problem))}
          onChange={setData}
        />
      )}
      {kind.format === 'markdown' && (
        <MarkdownEditor
          text={content.body ?? ''}
          problems={problems.filter(isOfBody)}
          onChange={(body) => draft.change({ ...content, body })}
        />
      )}
    </div>
  );
}
