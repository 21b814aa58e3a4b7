import { type CheckField, type Field, isBlank, please, pleaseChoose } from './fields.ts';
import { clean } from './normalize.ts';

export type Fields = Record<string, Field>;

/** What a form's fields carry: text as typed, and ticks. Of any form it is known only that each is one of them. */
type FormValues<Of extends Fields> = {
  [Name in keyof Of]: Field extends Of[Name]
    ? string | boolean
    : Of[Name] extends CheckField
      ? boolean
      : string;
};

/** The call that several forms share; it tells them apart by `formType`. */
export const INQUIRY_PATH = '/consult/addSqNew';

export interface Form<Of extends Fields = Fields> {
  /** Name under which it is stored; also the `formType` of the forms that share an endpoint. */
  type: string;
  label: string;
  /** Where it is sent, below /api. */
  path: string;
  /** What the browser and the service check with; no library of schemas, which a page of a form would have to bring. */
  fields: Of;
  /** What one field asks of another: fields that must be filled in because of what stands elsewhere. */
  conditionallyRequired: (values: Record<string, unknown>) => readonly string[];
  /** Fields that nobody needs because of what stands elsewhere: what is typed there is neither checked nor sent. */
  excluded: (values: Record<string, unknown>) => readonly string[];
  /** Its call has a place for the solution of a proof of work. */
  takesVerifyCode: boolean;
}

export function defineForm<Of extends Fields>(
  { type, label, path }: Pick<Form, 'type' | 'label' | 'path'>,
  fields: Of,
  {
    conditionallyRequired = () => [],
    excluded = () => [],
    takesVerifyCode = true,
  }: Partial<Pick<Form, 'conditionallyRequired' | 'excluded' | 'takesVerifyCode'>> = {},
): Form<Of> {
  return { type, label, path, fields, conditionallyRequired, excluded, takesVerifyCode };
}

/** What is sent for a form: its values, and its name where several share a call. */
export function formBody(form: Pick<Form, 'type' | 'path'>, values: Record<string, unknown>): object {
  return form.path === INQUIRY_PATH ? { formType: form.type, ...values } : values;
}

export interface FieldProblem {
  name: string;
  message: string;
}

export type ParseResult<Of extends Fields> =
  | { ok: true; raw: FormValues<Of>; normalized: Record<string, string> }
  | { ok: false; problems: FieldProblem[] };

/**
 * Parses a form from what came over the wire: checks it and gives both values, raw and normalized.
 *
 * @param today the day that it is checked for, `2026-11-20`; the present one by default
 */
export function parseForm<Of extends Fields>(
  form: Form<Of>,
  body: Record<string, unknown>,
  today?: string,
): ParseResult<Of> {
  const given = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      field.kind === 'text' ? toText(body[name]) : toTick(body[name]),
    ]),
  );
  for (const name of form.excluded(given)) given[name] = undefined;
  const raw: Record<string, unknown> = {};
  const problems = new Map<string, string>();
  for (const [name, field] of Object.entries(form.fields)) {
    raw[name] = given[name] ?? (field.kind === 'text' ? '' : false);
    const message = field.problem(raw[name], today);
    if (message) problems.set(name, message);
  }
  for (const name of form.conditionallyRequired(given)) {
    if (isEmpty(given[name]) && !problems.has(name)) problems.set(name, missingText(form.fields[name]!));
  }
  if (problems.size === 0) {
    const values = raw as FormValues<Of>;
    return { ok: true, raw: values, normalized: normalizeForm(form, values) };
  }
  const inOrder = Object.keys(form.fields).filter((name) => problems.has(name));
  return { ok: false, problems: inOrder.map((name) => ({ name, message: problems.get(name)! })) };
}

function missingText(field: Field): string {
  return field.kind === 'text' && field.choices ? pleaseChoose(field.label) : please(field.label);
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || isBlank(value);
}

export function normalizeForm<Of extends Fields>(
  form: Form<Of>,
  raw: FormValues<Of>,
): Record<string, string> {
  const values = Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'text' ? [[name, field.normalize(raw[name] as string)]] : [],
  );
  return Object.fromEntries(values);
}

/** A number is taken as what was typed; anything else is left for the schema to refuse. */
function toText(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? clean(value) : value;
}

/** A ticked box arrives as `true`, or as what an HTML form sends for it. */
function toTick(value: unknown): unknown {
  if (value === null || value === '' || value === 'false') return undefined;
  return value === 'on' || value === 'true' || value === '1' ? true : value;
}
