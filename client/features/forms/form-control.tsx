import { splitChoices } from '../../../shared/api/forms/fields.ts';
import type { Form } from '../../../shared/api/forms/form.ts';
import { PREFECTURES } from '../../../shared/prefectures.ts';
import { CheckBoxGroup, RadioGroup } from '../../components/form/choices.tsx';
import { Select, TextArea, TextInput } from '../../components/form/controls.tsx';
import { lookOf } from './field-looks.ts';
import { isLong } from './form-values.ts';
import type { FormView } from './types.ts';

/** So many choices are shown side by side; more of them normalize into a list. */
const RADIO_MAX = 4;

export interface FormControlProps {
  form: Form;
  view: FormView;
  name: string;
  /** What the page fills in; the visitor's typing is left to the browser. */
  defaultValue: string;
  error: string | undefined;
  /** Must be filled in because of what stands elsewhere in the form. */
  isNeeded: boolean;
}

/** The id of a field's control, for the links of the summary. */
export function controlId(form: Pick<Form, 'type'>, name: string): string {
  return `${form.type}-${name}`;
}

/** The control for a field of text, chosen by what its schema says. */
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
  if (name === 'prefecture') {
    return (
      <Select
        {...common}
        choices={PREFECTURES}
        defaultValue={defaultValue}
        autoComplete={native.autoComplete}
        short={short}
      />
    );
  }
  if (field.choices) {
    const Choice = field.choices.length <= RADIO_MAX ? RadioGroup : Select;
    return <Choice {...common} choices={field.choices} defaultValue={defaultValue} />;
  }
  if (isLong(field)) return <TextArea {...common} defaultValue={defaultValue} />;
  return <TextInput {...common} {...native} defaultValue={defaultValue} short={short} />;
}
