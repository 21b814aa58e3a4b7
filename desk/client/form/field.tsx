import { memo, useContext } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import { Unedited } from '../components/unedited.tsx';
import { descriptionId, errorId, fieldId } from './errors.ts';
import { type FieldProps, FormContext } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { Remarks } from './notes-context.tsx';
import { RecordField } from './record-field.tsx';
import { optionsOf, resolve } from './schema.ts';
import { UnionField } from './union-field.tsx';
import { Widget } from './widgets.tsx';

/** Field of any schema. It renders again only if its value or its place has changed. */
export const Field = memo(
  AnyField,
  (before, after) =>
    before.value === after.value &&
    before.schema === after.schema &&
    before.title === after.title &&
    before.presence === after.presence &&
    fieldId(before.path) === fieldId(after.path),
);

function AnyField(given: FieldProps) {
  const { root } = useContext(FormContext);
  const schema = resolve(given.schema, root);
  const props = { ...given, schema, title: schema.title ?? given.title };
  if (optionsOf(schema)) return <UnionField {...props} />;
  if (isOutOfShape(props))
    return <Unedited {...props} hint="フォームでは扱えない形です。「原文」で直してください。" />;
  if (schema.type !== 'object' && schema.type !== 'array') return <SimpleField {...props} />;
  return (
    <>
      {schema.type === 'object' ? <RecordField {...props} /> : <ListField {...props} />}
      <Remarks id={fieldId(props.path)} />
    </>
  );
}

/** Whether the field of this schema would destroy the value on the first key press. */
function isOutOfShape({ value, schema }: FieldProps): boolean {
  if (value === undefined) return false;
  if (schema.type === 'object') return !isRecord(value);
  if (schema.type === 'array') return !Array.isArray(value);
  return typeof value === 'object';
}

/** Label, description, input and remarks. */
function SimpleField({ schema, value, path, title, presence, isQuiet }: FieldProps) {
  const { problems, change } = useContext(FormContext);
  const id = fieldId(path);
  const key = path.at(-1);
  const { description } = schema;
  const isItem = typeof key === 'number';
  const isUnseen = isItem || isQuiet;
  const isRequired = presence === 'required';
  const hasProblems = problems.has(id);
  const described = [description && descriptionId(id), hasProblems && errorId(id)].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className={isUnseen ? 'sr-only' : undefined}>
        <label htmlFor={id}>{isItem ? `${title} ${key + 1}件目` : title}</label>
        {isRequired && !isUnseen && (
          // The input has `aria-required`.
          <span className="required" aria-hidden="true">
            必須
          </span>
        )}
      </div>
      {description && (
        <p id={descriptionId(id)} className={isUnseen ? 'sr-only' : 'description'}>
          {description}
        </p>
      )}
      <Widget
        id={id}
        schema={schema}
        name={String(key)}
        value={value}
        aria-required={isRequired || undefined}
        aria-describedby={described || undefined}
        aria-invalid={hasProblems || undefined}
        onChange={(next) => change(path, presence ? next : (next ?? ''))}
      />
      <Remarks id={id} />
    </div>
  );
}
