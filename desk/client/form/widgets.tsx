import {
  descriptionId,
  enumOptionsIndexForValue,
  enumOptionsValueForIndex,
  errorId,
  type WidgetProps,
} from '@rjsf/utils';
import { ReferenceInput } from '../references/reference-input.tsx';
import { minuteInJapan } from '../states.ts';
import type { Schema } from './schema.ts';
import { isPicture } from './schema.ts';

type Props = WidgetProps<unknown, Schema>;

/** Labels and names have one line; other texts without a pattern may grow. */
const ONE_LINE = /(?:title|name|label|heading|unit|model|path|file|url|id|email|phone|slug)$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/;
const MOMENTS = ['publishFrom', 'publishUntil'];

function described({ id, schema, rawErrors, hideError }: Props) {
  const ids = [
    ...(schema.description ? [descriptionId(id)] : []),
    ...(rawErrors?.length && !hideError ? [errorId(id)] : []),
  ];
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': rawErrors?.length ? true : undefined,
  };
}

/** Text input: one line, a growing text, a date or a minute, by schema and value. */
function TextWidget(props: Props) {
  const { id, value, schema, required, disabled, readonly, onChange, name } = props;
  const text = value === undefined || value === null ? '' : String(value);
  const common = {
    id,
    required,
    disabled,
    readOnly: readonly,
    ...described(props),
    'aria-required': required || undefined,
  };
  if (typeof schema.reference === 'string')
    return <ReferenceInput {...common} list={schema.reference} value={value} onChange={onChange} />;
  const change = (next: string) => onChange(next === '' ? undefined : next);
  if (schema.format === 'date' && (text === '' || DATE.test(text)))
    return <DateInput {...common} id={id} text={text} onChange={change} />;
  if (MOMENTS.includes(name) && (text === '' || DATE.test(text) || MOMENT.test(text)))
    return <MomentInput {...common} text={text} onChange={change} />;
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <input
        {...common}
        type="text"
        inputMode="decimal"
        className="number"
        value={text}
        onChange={({ target }) => change(halfWidth(target.value))}
      />
    );
  const isLine =
    (ONE_LINE.test(name) || schema.pattern !== undefined) && !text.includes('\n') && text.length < 80;
  if (isLine)
    return (
      <input
        {...common}
        type="text"
        spellCheck={!schema.pattern}
        className={schema.pattern && !isPicture(schema) ? 'code' : undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <textarea {...common} rows={rowsOf(text)} value={text} onChange={({ target }) => change(target.value)} />
  );
}

/** Input of a day; an empty one takes today at one press. */
function DateInput({
  id,
  text,
  onChange,
  ...rest
}: { id: string; text: string; onChange(text: string): void } & Record<string, unknown>) {
  const fill = () => {
    onChange(minuteInJapan(new Date()).slice(0, 10));
    document.getElementById(id)?.focus();
  };
  return (
    <div className="today">
      <input {...rest} id={id} type="date" value={text} onChange={({ target }) => onChange(target.value)} />
      {text === '' && (
        <button type="button" aria-describedby={descriptionId(id)} onClick={fill}>
          今日
        </button>
      )}
    </div>
  );
}

/** Input of a minute in Japan. Files separate date and time by a space, browsers by `T`. */
function MomentInput({
  text,
  onChange,
  ...rest
}: { text: string; onChange(text: string): void } & Record<string, unknown>) {
  const value = DATE.test(text) ? `${text}T00:00` : text.replace(' ', 'T');
  return (
    <input
      {...rest}
      type="datetime-local"
      value={value}
      onChange={({ target }) => onChange(target.value.replace('T', ' '))}
    />
  );
}

/** Accepts full-width digits of Japanese input. */
function halfWidth(text: string): string {
  return /[0-9.-]/.test(text) ? text.normalize('NFKC') : text;
}

/** Estimated characters per line, for browsers without `field-sizing`. */
const CHARACTERS = 36;
export function rowsOf(text: string, least = 1, most = 24): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS)), 0);
  return Math.min(most, Math.max(least, rows));
}

function SelectWidget(props: Props) {
  const { id, value, schema, options, required, disabled, onChange, multiple } = props;
  const { enumOptions = [] } = options;
  const selected = enumOptionsIndexForValue(value, enumOptions, multiple);
  const isUnknown = value !== undefined && selected === undefined;
  const names = (schema.names ?? {}) as Readonly<Record<string, string>>;
  return (
    <select
      id={id}
      disabled={disabled}
      value={typeof selected === 'string' ? selected : ''}
      aria-required={required || undefined}
      {...described(props)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : enumOptionsValueForIndex(target.value, enumOptions))
      }
    >
      <option value="">
        {isUnknown ? `${String(value)}(選べない値)` : required ? '選択してください' : '指定しない'}
      </option>
      {enumOptions.map(({ label }, index) => (
        <option key={label} value={String(index)}>
          {names[label] ?? label}
        </option>
      ))}
    </select>
  );
}

/** Yes, no, or unset: an absent value differs from "no". */
function YesNoWidget(props: Props) {
  const { id, value, required, disabled, onChange, name } = props;
  if (name === 'draft')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        {...described(props)}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
    );
  return (
    <select
      id={id}
      value={value === undefined ? '' : String(value)}
      disabled={disabled}
      aria-required={required || undefined}
      {...described(props)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">指定しない</option>
      <option value="true">はい</option>
      <option value="false">いいえ</option>
    </select>
  );
}

export const widgets = {
  TextWidget,
  TextareaWidget: TextWidget,
  DateWidget: TextWidget,
  UpDownWidget: TextWidget,
  RangeWidget: TextWidget,
  SelectWidget,
  RadioWidget: YesNoWidget,
  CheckboxWidget: YesNoWidget,
};
