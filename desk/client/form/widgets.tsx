import { type AriaAttributes, type ChangeEvent, useState } from 'react';
import type { DeskSchema } from '../../shared/api.ts';
import { Select } from '../components/field.tsx';
import { ReferenceInput } from '../references/reference-input.tsx';
import { minuteInJapan } from '../states.ts';
import { descriptionId } from './errors.ts';

/** Labels and names have one line; other texts without a pattern may grow. */
const ONE_LINE = /(?:title|name|label|heading|unit|model|path|file|url|id|email|phone|slug)$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/;
const MOMENTS = ['publishFrom', 'publishUntil'];

interface Attributes extends AriaAttributes {
  id: string;
}

interface Props extends Attributes {
  schema: DeskSchema;
  /** Name of the field in its record. */
  name: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** Input of a single value, by schema and value. */
export function Widget(props: Props) {
  const { schema, name, value, onChange, ...attributes } = props;
  const text = String(value ?? '');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const change = (next: unknown) => onChange(isNumber ? numberIn(next) : next || undefined);
  const write = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value);
  if (schema.type === 'boolean' && name === 'draft')
    return (
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
    );
  if (schema.type === 'boolean' || schema.enum) return <Choice {...props} />;
  if (schema.reference)
    return <ReferenceInput {...attributes} list={schema.reference} value={value} onChange={change} />;
  if (isNumber) return <NumberInput {...attributes} value={value} onChange={change} />;
  if (schema.format === 'date' && (text === '' || DATE.test(text)))
    return <DateInput {...attributes} text={text} onChange={change} />;
  if (MOMENTS.includes(name) && (text === '' || DATE.test(text) || MOMENT.test(text)))
    // A minute in Japan. Files separate date and time by a space, browsers by `T`.
    return (
      <input
        {...attributes}
        type="datetime-local"
        value={DATE.test(text) ? `${text}T00:00` : text.replace(' ', 'T')}
        onChange={({ target }) => change(target.value.replace('T', ' '))}
      />
    );
  const hasLine = ONE_LINE.test(name) || schema.pattern;
  if (!hasLine || text.includes('\n') || text.length >= 80)
    return <textarea {...attributes} rows={rowsOf(text)} value={text} onChange={write} />;
  return <input {...attributes} type="text" spellCheck={!schema.pattern} value={text} onChange={write} />;
}

/** Input of a day; an empty one takes today at one press. */
function DateInput({
  text,
  onChange,
  ...attributes
}: Attributes & { text: string; onChange(text: string): void }) {
  const { id } = attributes;
  const fill = () => {
    onChange(minuteInJapan(new Date()).slice(0, 10));
    document.getElementById(id)?.focus();
  };
  return (
    <div className="side-by-side gap-2">
      <input {...attributes} type="date" value={text} onChange={({ target }) => onChange(target.value)} />
      {text === '' && (
        <button type="button" aria-describedby={descriptionId(id)} onClick={fill}>
          今日
        </button>
      )}
    </div>
  );
}

/** Input of a number, which is shown as typed: `1.` or `1.50`. */
function NumberInput({
  value,
  onChange,
  ...attributes
}: Attributes & { value: unknown; onChange(text: string): void }) {
  const [typed, setTyped] = useState('');
  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      className="max-w-72"
      value={numberIn(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
    />
  );
}

/** Number of a text, also in full-width digits of Japanese input. The server refuses other texts. */
function numberIn(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  const number = Number(String(value).normalize('NFKC'));
  return Number.isNaN(number) ? value : number;
}

/** Estimated characters per line, for browsers without `field-sizing`. */
const CHARACTERS = 36;
export function rowsOf(text: string, least = 1, most = 24): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS)), 0);
  return Math.min(most, Math.max(least, rows));
}

const YES_NO: Readonly<Record<string, string>> = { true: 'はい', false: 'いいえ' };

/** Choice of a value, or of yes and no. An absent value differs from "no". */
function Choice({ schema, name: _name, value, onChange, ...attributes }: Props) {
  const { enum: values = [true, false], names = YES_NO } = schema;
  const selected = values.indexOf(value);
  const isUnknown = value !== undefined && selected < 0;
  const unset = schema.enum && attributes['aria-required'] ? '選択してください' : '指定しない';
  return (
    <Select
      {...attributes}
      value={selected < 0 ? '' : selected}
      options={[
        ['', isUnknown ? `${String(value)}(選べない値)` : unset],
        ...values.map((each, index) => [String(index), names[String(each)] ?? String(each)] as const),
      ]}
      onValue={(next) => onChange(next === '' ? undefined : values[Number(next)])}
    />
  );
}
