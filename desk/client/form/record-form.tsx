// Avoids the package's index, which loads a validator that compiles schemas.
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

/** Adds no defaults to the file: the site fills them in. */
const AS_WRITTEN = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
} as const;

/** Texts that the form library puts into data or shows. */
const WORDS: Readonly<Record<string, string>> = {
  'New Value': '',
  'Unsupported field': 'フォームでは扱えません',
};
function translate(text: TranslatableString, params?: string[]): string {
  return WORDS[text] ?? englishStringTranslator(text, params);
}

const NO_BUTTON = <span hidden />;

/** Form of a record, generated from its schema. `problems` are those of the record, with paths from its root. */
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
      {/* Replaces the library's submit button: the page has its own. */}
      {NO_BUTTON}
    </Form>
  );
}
