import { useContext } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import { InputField } from '../components/field.tsx';
import { fieldId } from './errors.ts';
import { type FieldProps, FormContext } from './form-context.ts';
import { newValueOf } from './schema.ts';
import { newRow, useRows } from './use-rows.ts';

/** Fields of a record whose names editors choose. */
export function NamedFields({ schema, value, path, title, isQuiet }: FieldProps) {
  const { root, Field, change } = useContext(FormContext);
  const record = isRecord(value) ? value : {};
  const [rows, keep] = useRows(Object.entries(record));
  const { properties = {}, additionalProperties } = schema;
  if (!additionalProperties || additionalProperties === true) return null;
  const write = (next: typeof rows) => {
    keep(next);
    change(path, Object.fromEntries(next.map(({ item }) => item)));
  };
  const unused = (name: string) => {
    let free = name;
    for (let count = 1; Object.hasOwn(record, free); count += 1) free = `${name}-${count}`;
    return free;
  };
  return (
    <>
      {rows.map((row, index) => {
        const [name, inner] = row.item;
        const rename = (next: string) =>
          next !== name && write(rows.with(index, { ...row, item: [unused(next), inner] }));
        if (Object.hasOwn(properties, name)) return null;
        return (
          <div key={row.key} className="named">
            <InputField
              key={name}
              id={`${fieldId([...path, name])}-key`}
              label="項目の名前"
              type="text"
              defaultValue={name}
              onBlur={({ target }) => rename(target.value)}
            />
            <Field schema={additionalProperties} value={inner} path={[...path, name]} title={name} />
            <button type="button" className="quiet" onClick={() => write(rows.toSpliced(index, 1))}>
              {name}を取り除く
            </button>
          </div>
        );
      })}
      <button
        type="button"
        onClick={() => write([...rows, newRow([unused('newKey'), newValueOf(additionalProperties, root)])])}
      >
        {isQuiet ? '項目を追加' : `${title}に項目を追加`}
      </button>
    </>
  );
}
