import type { FieldProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { constantsOf, isOfType, optionOf } from './matches.ts';
import { isRecord, type Schema } from './schema.ts';
import { nameOfOption } from './summaries.ts';

type Props = FieldProps<unknown, Schema> & { options?: Schema[] };

/**
 * Value with several possible shapes: a select and the fields of the current shape. Values of other shapes are restored
 * when they are selected again.
 */
export function UnionField(props: Props) {
  const { schema, formData, fieldPathId, registry, required, onChange } = props;
  const options = (props.options ?? []) as Schema[];
  const SchemaField = registry.fields.SchemaField!;
  const [selected, setSelected] = useState<number>();
  const earlier = useRef<Record<number, unknown>>({});
  const found = formData === undefined ? -1 : optionOf(formData, options, registry.rootSchema);
  // An almost empty value fits any shape: the last selection decides.
  const current = selected !== undefined && stillFits(formData, options[selected]) ? selected : found;
  const option = options[current];
  const selectId = `${fieldPathId.$id}__kind`;
  const change = (next: number) => {
    earlier.current[current] = formData;
    setSelected(next);
    const shape = options[next];
    onChange(shape && (earlier.current[next] ?? carriedOver(formData, shape)), fieldPathId.path);
  };
  return (
    <div className="union">
      <div className="field union-kind">
        <label htmlFor={selectId}>{schema.title ? `${schema.title}の種類` : '種類'}</label>
        <select
          id={selectId}
          value={current < 0 ? '' : String(current)}
          aria-required={required || undefined}
          onChange={({ target }) => change(target.value === '' ? -1 : Number(target.value))}
        >
          {(current < 0 || !required) && <option value="">選択してください</option>}
          {options.map((each, index) => (
            // Alternatives have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <option key={index} value={String(index)}>
              {nameOfOption(each)}
            </option>
          ))}
        </select>
      </div>
      {option && (
        <SchemaField
          {...props}
          key={current}
          schema={titled(option, schema)}
          uiSchema={{ ...props.uiSchema, 'ui:label': false }}
        />
      )}
    </div>
  );
}

function titled(option: Schema, schema: Schema): Schema {
  const title = schema.title ?? option.title;
  return title === undefined ? option : { ...option, title };
}

function stillFits(value: unknown, option: Schema | undefined): boolean {
  if (!option) return false;
  if (value === undefined || option.type === undefined) return true;
  if (!isOfType(value, option)) return false;
  if (!isRecord(value)) return true;
  const constants = Object.entries(constantsOf(option));
  return (
    constants.every(([name, only]) => value[name] === only) &&
    Object.keys(value).every((name) => name in (option.properties ?? {}))
  );
}

/** Part of a value that another shape can adopt. */
function carriedOver(value: unknown, shape: Schema): unknown {
  if (shape.type === 'array') {
    if (Array.isArray(value)) return value;
    return value === undefined ? [] : [value];
  }
  if (shape.type === 'string' && (typeof value === 'number' || typeof value === 'string'))
    return String(value);
  if (shape.type !== 'object') return undefined;
  const constants = constantsOf(shape);
  const kept = Object.entries(isRecord(value) ? value : {}).filter(([name, inner]) => {
    const property = shape.properties?.[name];
    return !(name in constants) && isRecord(property) && isOfType(inner, property);
  });
  return { ...constants, ...Object.fromEntries(kept) };
}
