import type { DeskSchema } from '../../shared/api.ts';
import type { DeskChanges } from '../../shared/history.ts';
import { fieldAt } from '../form/summaries.ts';
import { readable, useChoiceNames } from '../references/readable.ts';
import { DiffView } from './diff-view.tsx';

interface Props {
  changes: DeskChanges;
  schema: DeskSchema;
  name: string;
}

/** Changes of a record, each with the name of its field, before and after. */
export function FieldChanges({ changes: { changes, before, after, texts }, schema, name }: Props) {
  const nameOf = useChoiceNames(schema);
  if (texts) return <DiffView {...texts} name={name} />;
  if (changes.length === 0) return <p className="quiet-text">変更はありません。</p>;
  return (
    // It scrolls: the keyboard has to get there, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className="max-h-[50vh] overflow-auto" aria-label={name} tabIndex={0}>
      {changes.map(({ path, movedFrom, ...values }) => {
        const data = values.after === undefined ? before : after;
        const { titles, field } = fieldAt(path, schema, data);
        const shown = (value: unknown) =>
          value === undefined ? '' : readable(value, field, { root: schema, nameOf });
        return (
          <div key={JSON.stringify(path)} className="column gap-1 py-3">
            <h3>{titles}</h3>
            {movedFrom === undefined ? (
              <DiffView before={shown(values.before)} after={shown(values.after)} name={titles} isPart />
            ) : (
              <p>{movedFrom + 1}件目から移しました。</p>
            )}
          </div>
        );
      })}
    </section>
  );
}
