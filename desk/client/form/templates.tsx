import {
  ADDITIONAL_PROPERTY_FLAG,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { readable } from '../references/readable.ts';
import { Group } from './group.tsx';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list-templates.tsx';
import { FieldNotes } from './notes-context.tsx';
import { isRecord, optionsOf, type Schema } from './schema.ts';

/** Fields of the publication period, shown separately from the content. */
const TIMING = ['publishFrom', 'publishUntil', 'draft'];

type FieldProps = FieldTemplateProps<unknown, Schema>;

/** Label, description, field and errors. */
function FieldTemplate(props: FieldProps) {
  const { id, label, children, errors, hidden, required, schema, uiSchema, formData, fieldPathId } = props;
  if (hidden) return null;
  const wrapped = (content: React.ReactNode) => (
    <WrapIfAdditional {...(props as unknown as WrapProps)}>{content}</WrapIfAdditional>
  );
  if (isOutOfShape(formData, schema)) return wrapped(<OutOfShape label={label} value={formData} />);
  if (isGroup(schema))
    return wrapped(
      <>
        {children}
        {errors}
        <FieldNotes id={id} />
      </>,
    );
  const isTiming = fieldPathId.path.length <= 2 && fieldPathId.path.at(-1) === 'draft';
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  const { description } = schema;
  const isQuiet = isItem || uiSchema?.['ui:label'] === false;
  return wrapped(
    <div className={`field${isTiming ? ' check' : ''}`}>
      <div className={isQuiet ? 'unseen' : 'name'}>
        <label htmlFor={id}>{nameOf(props)}</label>
        {required && !isQuiet && (
          // The input has `aria-required`.
          <span className="required" aria-hidden="true">
            必須
          </span>
        )}
      </div>
      {description && (
        <p id={descriptionId(id)} className={isQuiet ? 'unseen' : 'description'}>
          {description}
        </p>
      )}
      {children}
      {errors}
      <FieldNotes id={id} />
    </div>,
  );
}

function nameOf({ label, fieldPathId }: FieldProps): string {
  const key = fieldPathId.path.at(-1);
  return typeof key === 'number' ? `${label} ${key + 1}件目` : label;
}

function isGroup(schema: Schema): boolean {
  return schema.type === 'object' || schema.type === 'array' || optionsOf(schema) !== undefined;
}

/** Whether the field of this schema would destroy the value on the first key press. */
function isOutOfShape(value: unknown, schema: Schema): boolean {
  if (value === undefined || optionsOf(schema)) return false;
  if (schema.type === 'object') return !isRecord(value);
  if (schema.type === 'array') return !Array.isArray(value);
  return typeof value === 'object';
}

function OutOfShape({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="field">
      <p className="label">{label}</p>
      <pre className="raw">{asWritten(value)}</pre>
      <p className="description">フォームでは扱えない形です。「原文」で直してください。</p>
    </div>
  );
}

function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps<unknown, Schema>) {
  if (errors.length === 0) return null;
  return (
    <ul className="errors" id={errorId(fieldPathId)}>
      {errors.map((error) => (
        <li key={String(error)} className="error">
          {error}
        </li>
      ))}
    </ul>
  );
}

type ObjectProps = ObjectFieldTemplateProps<unknown, Schema>;

/** Fields of a record; those of its publication period come last, in a group. */
function ObjectFieldTemplate(props: ObjectProps) {
  const { fieldPathId, schema, properties, title, required, uiSchema, onAddProperty, formData } = props;
  const isRecordItself = TIMING.every((name) => name in (schema.properties ?? {}));
  const shown = properties.filter(({ name }) => !isConstant(schema, name));
  const of = (isTiming: boolean) =>
    shown
      .filter(({ name }) => (isRecordItself && TIMING.includes(name)) === isTiming)
      .map(({ name, content }) => <div key={name}>{content}</div>);
  const content = (
    <>
      {of(false)}
      {isRecordItself && (
        <fieldset className="timing">
          <legend>公開</legend>
          {of(true)}
        </fieldset>
      )}
      {isRecord(schema.additionalProperties) && (
        <button type="button" onClick={onAddProperty}>
          {title ? `${title}に項目を追加` : '項目を追加'}
        </button>
      )}
      <UnknownFields schema={schema} value={formData} />
    </>
  );
  const key = fieldPathId.path.at(-1);
  // Items of lists and alternatives of a choice have headings already.
  const isNamed = typeof key === 'string' && uiSchema?.['ui:label'] !== false;
  return (
    <Group fieldPathId={fieldPathId} title={title} schema={schema} required={required} isNamed={isNamed}>
      {content}
    </Group>
  );
}

/** Constants are set by the choice of the alternative above the fields. */
function isConstant(schema: Schema, name: string): boolean {
  const property = schema.properties?.[name];
  return isRecord(property) && 'const' in property;
}

/** Shows values that the schema does not define; they are retained. */
function UnknownFields({ schema, value }: { schema: Schema; value: unknown }) {
  if (schema.additionalProperties !== false || !isRecord(value)) return null;
  const unknown = Object.entries(value).filter(
    ([name, inner]) => !(name in (schema.properties ?? {})) && inner !== undefined,
  );
  if (unknown.length === 0) return null;
  return (
    <div className="field">
      <p className="label">フォームにない項目</p>
      <pre className="raw">{asWritten(Object.fromEntries(unknown))}</pre>
      <p className="description">このまま残ります。直すときは「原文」を使ってください。</p>
    </div>
  );
}

/** A value without a field, in lines. */
function asWritten(value: unknown): string {
  return readable(value, undefined, { root: {}, nameOf: () => undefined });
}

type WrapProps = WrapIfAdditionalTemplateProps<unknown, Schema>;

/** Field with an editable name. */
function WrapIfAdditional({ id, schema, label, children, onKeyRenameBlur, onRemoveProperty }: WrapProps) {
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  return (
    <div className="named">
      <div className="field">
        <label htmlFor={`${id}-key`}>項目の名前</label>
        <input
          key={label}
          type="text"
          id={`${id}-key`}
          className="code"
          defaultValue={label}
          onBlur={onKeyRenameBlur}
        />
      </div>
      {children}
      <button type="button" className="quiet" onClick={onRemoveProperty}>
        {label}を取り除く
      </button>
    </div>
  );
}

export const templates = {
  FieldTemplate,
  FieldErrorTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  WrapIfAdditionalTemplate: WrapIfAdditional,
};
