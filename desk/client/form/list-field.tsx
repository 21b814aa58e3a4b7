import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRecord } from '../../../shared/is-record.ts';
import { ItemButtons } from '../components/item-buttons.tsx';
import { isComposing } from '../is-composing.ts';
import { fieldId } from './errors.ts';
import { type FieldProps, FormContext } from './form-context.ts';
import { Group } from './group.tsx';
import { PhotoControls } from './photo-controls.tsx';
import { factsOfPicture, itemsOf, newItemOf, pictureFieldOf, resolve } from './schema.ts';
import { kindOfItem, summaryOf } from './summaries.ts';
import { newRow, type Row, useRows } from './use-rows.ts';
import { END } from './written.ts';

/** List with its items one below the other. An optional list is removed with its last item. */
export function ListField(props: FieldProps) {
  const { schema, value, path, title, presence, isQuiet } = props;
  const { root, change } = useContext(FormContext);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  // A list of texts or references begins with an empty field, and Enter adds the next one.
  const isPlain = newItemOf(schema, root) === undefined;
  const isFixed = schema.prefixItems !== undefined;
  const itemSchema = resolve(itemsOf(schema), root);
  const picture = pictureFieldOf(itemSchema);
  const isBlank = isPlain && !isFixed && list.length === 0;
  const [rows, keep] = useRows<unknown>(isBlank ? [undefined] : list);
  const write = (next: Row<unknown>[]) => {
    keep(next);
    const isAbsent = next.length === 0 && presence === 'optional';
    change(path, isAbsent ? undefined : next.map(({ item }) => item));
  };
  const isNamed = typeof path.at(-1) === 'string' && !isQuiet;
  const isFull = rows.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  /** Adds an item, unless there is an empty field already. */
  const add = (at = rows.length) => {
    const empty = [at - 1, at].find((place) => isPlain && rows[place] && isEmpty(rows[place].item));
    if (empty === undefined && !isFull)
      flushSync(() => write(rows.toSpliced(at, 0, newRow(newItemOf(schema, root)))));
    if (isPlain) document.getElementById(fieldId([...path, empty ?? at]))?.focus();
  };
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
              onRows={isFixed || isBlank ? undefined : write}
              onNext={isPlain && !isFixed ? () => add(index + 1) : undefined}
            />
          ))}
        </ol>
      )}
      {picture && !isFull && (
        <PhotoControls
          label={`${title}を送って追加`}
          onPicture={(sent) => change([...path, END], factsOfPicture(picture, sent))}
          mayDecorate={'decorative' in (itemSchema.properties ?? {})}
        />
      )}
      {!isFixed && !isFull && (
        <button type="button" onClick={() => add()}>
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
  /** Adds an item below this one, in a list of texts or references. */
  onNext: (() => void) | undefined;
}

/** Item of a list with its buttons; records collapse to a summary line. */
function Item({ rows, onRows, onNext, ...field }: ItemProps) {
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
        // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the field
        <div
          className="item-field"
          onKeyDown={(event) => {
            const { key, shiftKey, defaultPrevented } = event;
            if (!onNext || key !== 'Enter' || shiftKey || defaultPrevented || isComposing(event)) return;
            event.preventDefault();
            onNext();
          }}
        >
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
