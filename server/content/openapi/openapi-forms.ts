import { FORMS } from '../../../shared/api/forms/all.ts';
import type { Field } from '../../../shared/api/forms/fields.ts';
import { type Form, INQUIRY_PATH } from '../../../shared/api/forms/form.ts';
import { exampleOf } from './openapi-examples.ts';

type Json = Record<string, unknown>;

const nameOf = ({ type }: Form) => `form-${type}`;
const referenceTo = (form: Form) => ({ $ref: `#/components/schemas/${nameOf(form)}` });

function fieldSchema(field: Field): Json {
  const { label, required } = field;
  if (field.kind === 'check')
    return { type: 'boolean', description: label, ...(required && { const: true }) };
  const { choices, isOpen, maxLength } = field;
  return {
    type: 'string',
    description: label,
    ...(required && { minLength: 1 }),
    maxLength,
    ...(choices && !isOpen && { enum: required ? choices : ['', ...choices] }),
  };
}

function formSchema({ type, label, path, fields }: Form): Json {
  const isShared = path === INQUIRY_PATH;
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    title: label,
    // Input is normalized before validation (shared/api/forms/normalize.ts), so the schema cannot have a pattern.
    description: '文字の幅、ハイフン、空白は問いません。',
    required: [...(isShared ? ['formType'] : []), ...required],
    properties: {
      ...(isShared && { formType: { const: type, description: 'フォームの種類' } }),
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    },
  };
}

/** The schemas of every form, by the names that {@link formBodySchema} refers to. */
export function formSchemas(): Json {
  return Object.fromEntries(FORMS.map((form) => [nameOf(form), formSchema(form)]));
}

/** A sample body for each of these forms. */
export function formExamples(forms: readonly Form[]): Json {
  return Object.fromEntries(
    forms.map((form) => [form.type, { summary: form.label, value: exampleOf(formSchema(form)) }]),
  );
}

/** The body of a call that accepts one of these forms. */
export function formBodySchema(forms: readonly Form[]): Json {
  const [first, ...others] = forms;
  if (first && others.length === 0) return referenceTo(first);
  return {
    oneOf: forms.map(referenceTo),
    discriminator: {
      propertyName: 'formType',
      mapping: Object.fromEntries(forms.map((form) => [form.type, referenceTo(form).$ref])),
    },
  };
}
