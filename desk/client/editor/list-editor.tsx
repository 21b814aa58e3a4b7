import { useEffect, useMemo, useRef } from 'react';
import type { DeskFieldProblem, DeskSchema } from '../../shared/api.ts';
import { ItemButtons } from '../components/item-buttons.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { itemSchemaOf, itemsOf, newItemOf } from '../form/schema.ts';
import { kindOfItem, summaryOf } from '../form/summaries.ts';
import { go, hrefOf, Link } from '../router.tsx';

interface Props {
  schema: DeskSchema;
  file: string;
  item: number | undefined;
  list: readonly unknown[];
  problems: readonly DeskFieldProblem[];
  onChange(list: unknown[]): void;
}

/** Editor of a file with many items: a list, and a form for one item at a time. */
export function ListEditor(props: Props) {
  const { item, list } = props;
  return item === undefined || item >= list.length ? <Items {...props} /> : <Item {...props} item={item} />;
}

function Items({ schema, file, list, problems, onChange }: Props) {
  const add = () => {
    onChange([...list, newItemOf(schema, schema)]);
    go(hrefOf('edit', { file, item: String(list.length) }));
  };
  const wrong = new Set(problems.map(({ path }) => path?.[0]));
  return (
    <>
      <ol className="items">
        {list.map((value, index) => {
          const summary = summaryOf(value) || '(まだ書かれていません)';
          const kind = kindOfItem(value, itemsOf(schema, index), schema);
          return (
            // Items have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a row has a state of its own
            <li key={index} className="item foldable">
              <div className="item-field min-h-11 py-2 leading-7">
                <span className="number">{index + 1}</span>
                {kind && <span className="kind">{kind}</span>}
                <Link href={hrefOf('edit', { file, item: String(index) })}>{summary}</Link>
                {wrong.has(index) && <StateLabels states={[{ text: '要修正', tone: 'review' }]} />}
              </div>
              <ItemButtons items={list} index={index} summary={summary} onChange={onChange} />
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={add}>
        項目を追加
      </button>
    </>
  );
}

function Item({ schema, file, item, list, problems, onChange }: Props & { item: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is another place
  useEffect(() => {
    heading.current?.focus();
  }, [item]);
  const itemSchema = useMemo(() => itemSchemaOf(schema), [schema]);
  const own = useMemo(
    () =>
      problems
        .filter(({ path }) => path?.[0] === item)
        .map((problem) => ({ ...problem, path: problem.path?.slice(1) })),
    [problems, item],
  );
  return (
    <>
      <p>
        <Link href={hrefOf('edit', { file })}>一覧に戻る</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {item + 1}件目:{summaryOf(list[item]) || '新しい項目'}
      </h2>
      <RecordForm
        key={item}
        schema={itemSchema}
        data={list[item]}
        problems={own}
        onChange={(value) => onChange(list.map((each, index) => (index === item ? value : each)))}
      />
    </>
  );
}
