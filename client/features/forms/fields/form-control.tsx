import { PREFECTURES } from '../../../../shared/address/prefectures.ts';
import { splitChoices } from '../../../../shared/api/forms/fields.ts';
import type { Form } from '../../../../shared/api/forms/form.ts';
import { CheckBoxGroup, RadioGroup } from '../../../components/form/choices.tsx';
import { Select, TextArea, TextInput } from '../../../components/form/controls.tsx';
import type { FormView } from '../types.ts';
import { lookOf } from './field-looks.ts';
import { isLong } from './product-rows.ts';

/** Maximum number of choices shown as radio buttons; more become a list. */
const RADIO_MAX = 4;

interface FormControlProps {
  form: Form;
  view: FormView;
  name: string;
  /** Initial value; the browser holds the visitor's input. */
  defaultValue: string;
  error: string | undefined;
  /** Required because of other values in the form. */
  isNeeded: boolean;
}

/** Id of a field's control, for the links of the summary. */
export function controlId(form: Pick<Form, 'type'>, name: string): string {
  return `${form.type}-${name}`;
}

/** Control for a text field, chosen by its schema. */
export function FormControl({ form, view, name, defaultValue, error, isNeeded }: FormControlProps) {
  const field = form.fields[name];
  if (field?.kind !== 'text') return null;
  const { hint, short, ...native } = lookOf(name);
  const boxes = view.boxes?.[name];
  const common = {
    id: controlId(form, name),
    name,
    label: field.label,
    required: field.required || isNeeded,
    requiredWhen: view.requiredWhen?.[name],
    hint: view.hints?.[name] ?? hint,
    error,
  };
  if (boxes) return <CheckBoxGroup {...common} choices={boxes} defaultValue={splitChoices(defaultValue)} />;
  const own = field.isOpen ? (view.choices?.[name] ?? field.choices) : field.choices;
  const choices = name === 'prefecture' ? PREFECTURES : own;
  if (choices && choices.length <= RADIO_MAX)
    return <RadioGroup {...common} choices={choices} defaultValue={defaultValue} />;
  if (choices)
    return (
      <Select
        {...common}
        choices={choices}
        defaultValue={defaultValue}
        autoComplete={native.autoComplete}
        short={short}
      />
    );
  if (isLong(field)) return <TextArea {...common} defaultValue={defaultValue} />;
  return <TextInput {...common} {...native} defaultValue={defaultValue} short={short} />;
}
