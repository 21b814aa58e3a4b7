import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LIST_ROWS_MAX } from '../../../../shared/constants.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { CONTROL, FieldError, FieldHint, RequiredMark } from '../../../components/form/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useLatePart } from '../../../lib/loading/late-part.ts';
import { ROWS_EVENT } from '../state/form-values.ts';
import type { FieldsProps, Values } from '../types.ts';
import { lookOf } from './field-looks.ts';
import { controlId } from './form-control.tsx';
import { ListRowsButton, ROW_HELPERS } from './list-rows-button.tsx';
import { addRows, type ProductRow, readRows, rowsOf } from './product-rows.ts';

/** Product, quantity and remove button in one row; with large text, the product is above. */
const ROW = 'grid grid-cols-[minmax(0,1fr)_2.75rem] gap-2 xs:grid-cols-[minmax(0,1fr)_6.5rem_2.75rem]';
const PRODUCT = 'max-xs:col-span-2';

/** Row with a key that stays the same when rows above are removed. */
type KeyedRow = ProductRow & { key: number };

/**
 * Products with their quantities, in any number of rows. Without script each row is added or removed by a
 * post.
 */
export function ProductRowsField({ form, view, values, errors }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { rows, change } = useRows(box, values);
  const [isWanted, setWanted] = useState(false);
  const helpers = useLatePart(ROW_HELPERS, isWanted);
  const ids = { models: useId(), hint: useId(), error: useId() };
  const { goods } = form.fields;
  const hint = view.hints?.goods ?? lookOf('goods').hint;
  const error = errors.goods ?? errors.quantity;
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  const label = goods?.label ?? '';
  const isRequired = goods?.required === true;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice
    <div
      ref={box}
      id={`${form.type}-rows`}
      role="group"
      aria-label={label}
      data-product-rows=""
      onFocus={() => setWanted(true)}
    >
      <p className={classNames(ROW, 'mb-1 font-bold')}>
        <label htmlFor={controlId(form, 'goods')} className={PRODUCT}>
          {label}
          <RequiredMark required={isRequired} />
        </label>
        <label htmlFor={controlId(form, 'quantity')}>台数</label>
      </p>
      <FieldHint id={ids.hint} hint={hint} />
      <ul className="space-y-2">
        {rows.map((row, at) => (
          <li key={row.key} className={classNames(ROW, 'items-center')}>
            <input
              id={at === 0 ? controlId(form, 'goods') : undefined}
              name="goods"
              defaultValue={row.goods}
              list={helpers ? ids.models : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-label={at === 0 ? undefined : `${label}(${at + 1}行目)`}
              aria-invalid={errors.goods ? true : undefined}
              aria-describedby={describedBy}
              required={isRequired && at === 0}
              className={classNames(CONTROL, PRODUCT, 'h-12')}
            />
            <input
              id={at === 0 ? controlId(form, 'quantity') : undefined}
              name="quantity"
              defaultValue={row.quantity}
              inputMode="numeric"
              autoComplete="off"
              aria-label={at === 0 ? undefined : `台数(${at + 1}行目)`}
              aria-invalid={errors.quantity ? true : undefined}
              aria-describedby={describedBy}
              className={classNames(CONTROL, 'h-12 text-right')}
            />
            {rows.length > 1 ? (
              <button
                type="submit"
                name="intent"
                value={`remove-row-${at}`}
                formAction={`#${form.type}-rows`}
                aria-label={`${at + 1}行目を外す`}
                onClick={(event) => {
                  event.preventDefault();
                  change((now) => now.filter((_, other) => other !== at), at);
                }}
                className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-surface hover:text-ink"
              >
                <Icon name="close" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <FieldError id={ids.error} error={error} />
      <div className="mt-3 flex flex-wrap gap-3">
        {rows.length < LIST_ROWS_MAX ? (
          <Button
            type="submit"
            name="intent"
            value="add-row"
            formAction={`#${form.type}-rows`}
            tone="secondary"
            className="px-4 text-sm"
            onClick={(event) => {
              event.preventDefault();
              change((now) => [...now, { goods: '', quantity: '' }], rows.length);
            }}
          >
            行を追加
          </Button>
        ) : null}
        <ListRowsButton onRows={(added) => change((now) => addRows(now, added))} />
      </div>
      {helpers ? <helpers.ModelNames id={ids.models} /> : null}
    </div>
  );
}

let lastKey = 0;

function keyed(rows: readonly ProductRow[]): KeyedRow[] {
  return rows.map((row) => {
    lastKey += 1;
    return { ...row, key: lastKey };
  });
}

/** Rows with uncontrolled inputs, whose values are read when rows are added or removed. */
function useRows(box: RefObject<HTMLDivElement | null>, values: Values) {
  const [rows, setRows] = useState(() => rowsOf(values).map((row, at): KeyedRow => ({ ...row, key: -at })));
  const focus = useRef<number>(undefined);
  function now(): ProductRow[] {
    const form = box.current?.closest('form');
    return form ? rowsOf(readRows(new FormData(form))) : rows;
  }
  function change(next: (rows: ProductRow[]) => ProductRow[], focused?: number): void {
    focus.current = focused;
    const changed = next(now());
    setRows(keyed(changed.length > 0 ? changed : [{ goods: '', quantity: '' }]));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the form stands
  useEffect(() => {
    const form = box.current?.closest('form');
    const fill = (event: Event) => setRows(keyed(rowsOf((event as CustomEvent<Values>).detail)));
    form?.addEventListener(ROWS_EVENT, fill);
    return () => form?.removeEventListener(ROWS_EVENT, fill);
  }, []);
  useEffect(() => {
    const first = box.current?.querySelector('input');
    // Listeners of the form must notice added rows as they notice input.
    if (rows.some(({ key }) => key > 0)) first?.dispatchEvent(new Event('input', { bubbles: true }));
    if (focus.current === undefined) return;
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input[name=goods]') ?? [];
    inputs[Math.min(focus.current, inputs.length - 1)]?.focus();
    focus.current = undefined;
  }, [rows, box]);
  return { rows, change };
}
