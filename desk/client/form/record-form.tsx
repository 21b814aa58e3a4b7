// Not from the package itself: it would load a validator that compiles schemas.
import Form from '@rjsf/core/lib/components/Form.js';
import { englishStringTranslator, type TranslatableString } from '@rjsf/utils';
import { useMemo } from 'react';
import type { DeskFieldProblem, DeskSchema } from '../../shared/api.ts';
import { errorsAt, FORM_ID, SEPARATOR } from './errors.ts';
import { fields } from './fields.tsx';
import { forForm, type Schema } from './schema.ts';
import { templates } from './templates.tsx';
import { validator } from './validator.ts';
import { widgets } from './widgets.tsx';

/** Nothing is added to what a file says: what it leaves out, the site fills in. */
const AS_WRITTEN = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
} as const;

/** The few words that the form itself puts into data or shows. */
const WORDS: Readonly<Record<string, string>> = {
  'New Value': '',
  'Unsupported field': 'フォームでは扱えません',
};
function translate(text: TranslatableString, params?: string[]): string {
  return WORDS[text] ?? englishStringTranslator(text, params);
}

const NO_BUTTON = <span hidden />;

/** The fields of a record, by its schema. `problems` are those of the record, with paths from its root. */
export function RecordForm({
  schema,
  data,
  problems,
  onChange,
}: {
  schema: DeskSchema;
  data: unknown;
  problems: readonly DeskFieldProblem[];
  onChange(data: unknown): void;
}) {
  const formSchema = useMemo(() => forForm(schema), [schema]);
  const errors = useMemo(() => errorsAt(problems), [problems]);
  return (
    <Form<unknown, Schema>
      schema={formSchema}
      formData={data}
      validator={validator}
      fields={fields}
      templates={templates}
      widgets={widgets}
      extraErrors={errors}
      translateString={translate}
      experimental_defaultFormStateBehavior={AS_WRITTEN}
      idPrefix={FORM_ID}
      idSeparator={SEPARATOR}
      showErrorList={false}
      noHtml5Validate
      tagName="div"
      onChange={({ formData }) => onChange(formData)}
    >
      {/* In place of its own button: those of the page save it. */}
      {NO_BUTTON}
    </Form>
  );
}
