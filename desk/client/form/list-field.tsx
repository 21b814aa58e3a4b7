import { useContext, useState } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import { ItemButtons } from '../components/item-buttons.tsx';
import { type FieldProps, FormContext } from './form-context.ts';
import { Group } from './group.tsx';
import { itemsOf, newItemOf, resolve } from './schema.ts';
import { kindOfItem, summaryOf } from './summaries.ts';
import { newRow, type Row, useRows } from './use-rows.ts';

/** List with its items one below the other. An optional list is removed with its last item. */
export function ListField(props: FieldProps) {
  const { schema, value, path, title, presence, isQuiet } = props;
  const { root, change } = useContext(FormContext);
  const [rows, keep] = useRows<unknown>(Array.isArray(value) ? value : []);
  const write = (next: Row<unknown>[]) => {
    keep(next);
    const isAbsent = next.length === 0 && presence === 'optional';
    change(path, isAbsent ? undefined : next.map(({ item }) => item));
  };
  const isNamed = typeof path.at(-1) === 'string' && !isQuiet;
  const isFixed = schema.prefixItems !== undefined;
  return (
    <Group {...props}>
      {rows.length > 0 && (
        <ol className="items">
          {rows.map(({ item, key }, index) => (
            <Item
              key={key}
              schema={itemsOf(schema, index)}
              value={item}
              path={[...path, index]}
              title={title}
              presence="required"
              rows={rows}
              onRows={isFixed ? undefined : write}
            />
          ))}
        </ol>
      )}
      {!isFixed && rows.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" onClick={() => write([...rows, newRow(newItemOf(schema, root))])}>
          {isNamed ? `${title}を追加` : '追加'}
        </button>
      )}
    </Group>
  );
}

interface ItemProps extends FieldProps {
  rows: readonly Row<unknown>[];
  /** Undefined if the list has this item in any case. */
  onRows: ((rows: Row<unknown>[]) => void) | undefined;
}

/** Item of a list with its buttons; records collapse to a summary line. */
function Item({ rows, onRows, ...field }: ItemProps) {
  const { root, Field } = useContext(FormContext);
  const { value, path } = field;
  const schema = resolve(field.schema, root);
  const index = Number(path.at(-1));
  // An item that was just added is empty and starts expanded.
  const [isOpenAtFirst] = useState(rows.length === 1 || isEmpty(value));
  const kind = kindOfItem(value, schema, root);
  const isFoldable = kind !== undefined || schema.type === 'object' || schema.type === 'array';
  const summary = summaryOf(value);
  return (
    <li className={isFoldable ? 'item foldable' : 'item'}>
      {isFoldable ? (
        <details open={isOpenAtFirst}>
          <summary>
            <span className="number">{index + 1}</span>
            {kind && <span className="kind">{kind}</span>}
            <span>{summary || '(まだ書かれていません)'}</span>
          </summary>
          <Field {...field} />
        </details>
      ) : (
        <div className="item-field">
          <Field {...field} />
        </div>
      )}
      {onRows && <ItemButtons items={rows} index={index} summary={summary} onChange={onRows} />}
    </li>
  );
}

function isEmpty(value: unknown): boolean {
  if (isRecord(value))
    return Object.entries(value).every(([name, inner]) => name === 'kind' || isEmpty(inner));
  return value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty));
}
