import { type CheckField, type Field, isBlank, please, pleaseChoose } from './fields.ts';
import { clean } from './normalize.ts';

export type Fields = Record<string, Field>;

/** Values of a form's fields: text as typed, and ticks. For an unspecified form each is one of the two. */
type FormValues<Of extends Fields> = {
  [Name in keyof Of]: Field extends Of[Name]
    ? string | boolean
    : Of[Name] extends CheckField
      ? boolean
      : string;
};

/** Path of the call that several forms share; `formType` distinguishes them. */
export const INQUIRY_PATH = '/consult/addSqNew';

export interface Form<Of extends Fields = Fields> {
  /** Name under which it is stored; also the `formType` of the forms that share an endpoint. */
  type: string;
  label: string;
  /** Path of the call, below /api. */
  path: string;
  /** Path of the page whose words describe the steps after sending; undefined for a form on several pages. */
  page?: string;
  /** Desk that answers it. */
  contact: 'sales' | 'support';
  /** Checks of the browser and the service; without a schema library, which the page of a form would have to load. */
  fields: Of;
  /** Fields that are required because of other values. */
  conditionallyRequired: (values: Record<string, unknown>) => readonly string[];
  /** Fields that do not apply because of other values: their input is neither checked nor sent. */
  excluded: (values: Record<string, unknown>) => readonly string[];
  /** Whether its call accepts the solution of a proof of work. */
  takesVerifyCode: boolean;
}

export function defineForm<Of extends Fields>(
  about: Pick<Form, 'type' | 'label' | 'path' | 'page' | 'contact'>,
  fields: Of,
  {
    conditionallyRequired = () => [],
    excluded = () => [],
    takesVerifyCode = true,
  }: Partial<Pick<Form, 'conditionallyRequired' | 'excluded' | 'takesVerifyCode'>> = {},
): Form<Of> {
  return { ...about, fields, conditionallyRequired, excluded, takesVerifyCode };
}

/** Body of a form's call: its values, and its name if several forms share the call. */
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
 * Parses a request body: checks it and returns both the raw and the normalized values.
 *
 * @param today date of the check, `2026-11-20`; the current one by default
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

/** Converts a number to text; leaves other values for the check to reject. */
function toText(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? clean(value) : value;
}

/** Converts a ticked box, which arrives as `true` or as an HTML form sends it. */
function toTick(value: unknown): unknown {
  if (value === null || value === '' || value === 'false') return undefined;
  return value === 'on' || value === 'true' || value === '1' ? true : value;
}
