import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { createContext, useContext, useState } from 'react';
import { Group } from './group.tsx';
import { isRecord, itemsOf, resolve, type Schema } from './schema.ts';
import { kindOfItem, summaryOf } from './summaries.ts';

/** Label of an item in the names of its buttons. */
interface Item {
  value: unknown;
  kind: string | undefined;
  isFoldable: boolean;
}
const ItemContext = createContext<Item>({ value: undefined, kind: undefined, isFoldable: false });

/** List with its items one below the other. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps<unknown, Schema>) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, required, formData, registry, uiSchema } =
    props;
  const values = Array.isArray(formData) ? formData : [];
  const isItem = typeof fieldPathId.path.at(-1) !== 'string' || uiSchema?.['ui:label'] === false;
  const list = (
    <>
      {items.length > 0 && (
        <ol className="items">
          {items.map((item, index) => {
            const itemSchema = resolve(itemsOf(schema, index), registry.rootSchema);
            const kind = kindOfItem(values[index], itemSchema, registry.rootSchema);
            const isFoldable =
              itemSchema.type === 'object' || itemSchema.type === 'array' || kind !== undefined;
            return (
              <ItemContext key={item.key} value={{ value: values[index], kind, isFoldable }}>
                {item}
              </ItemContext>
            );
          })}
        </ol>
      )}
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          {isItem ? '追加' : `${title}を追加`}
        </button>
      )}
    </>
  );
  return (
    <Group fieldPathId={fieldPathId} title={title} schema={schema} required={required} isNamed={!isItem}>
      {list}
    </Group>
  );
}

/** Item of a list with its buttons; records collapse to a summary line. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps<unknown, Schema>) {
  const { children, index, totalItems, buttonsProps, hasToolbar } = props;
  const { value, kind, isFoldable } = useContext(ItemContext);
  // An item that was just added is empty and starts expanded.
  const [isOpenAtFirst] = useState(totalItems === 1 || isEmpty(value));
  const summary = summaryOf(value);
  const name = `${index + 1}件目${summary ? `「${summary}」` : ''}`;
  return (
    <li className={isFoldable ? 'item foldable' : 'item'}>
      {isFoldable ? (
        <details open={isOpenAtFirst}>
          <summary>
            <span className="number">{index + 1}</span>
            {kind && <span className="kind">{kind}</span>}
            <span className="summary">{summary || '(まだ書かれていません)'}</span>
          </summary>
          {children}
        </details>
      ) : (
        <div className="item-field">{children}</div>
      )}
      {hasToolbar && (
        <div className="item-buttons">
          {totalItems > 1 && (
            <>
              <button
                type="button"
                className="quiet"
                aria-label={`${name}を上へ`}
                disabled={!buttonsProps.hasMoveUp}
                onClick={buttonsProps.onMoveUpItem}
              >
                上へ
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={`${name}を下へ`}
                disabled={!buttonsProps.hasMoveDown}
                onClick={buttonsProps.onMoveDownItem}
              >
                下へ
              </button>
            </>
          )}
          {buttonsProps.hasRemove && (
            <button
              type="button"
              className="quiet danger"
              aria-label={`${name}を削除`}
              onClick={buttonsProps.onRemoveItem}
            >
              削除
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function isEmpty(value: unknown): boolean {
  if (isRecord(value))
    return Object.entries(value).every(([name, inner]) => name === 'kind' || isEmpty(inner));
  return value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty));
}
