import type { FieldProblem, Form } from '../../../shared/api/forms/form.ts';

/** Values of a form's controls, as typed. */
export type Values = Record<string, string | boolean>;

/** Response to a posted form that was not stored. A stored one redirects to the receipt. */
export type FormResult =
  | {
      step: 'input';
      values: Values;
      problems: FieldProblem[];
      /** Another page has posted the values that it knows; the visitor or the draft provides the others. */
      isPrefill?: true;
      /** The service's own message, for a toast. */
      said?: string;
    }
  | { step: 'confirm'; values: Values; idempotencyKey: string; failure?: string; said?: string };

/** Row with one field, or with two next to each other. */
export type Row = string | readonly [string, string];

export interface FormGroup {
  title: string;
  /** Advice on filling it in. */
  note?: string;
  /** Note at 確認 when values typed here are not submitted. */
  excluded?: string;
  rows: readonly Row[];
  /** Class for a group that a choice makes irrelevant: CSS hides it, with and without script. */
  className?: string;
}

/** Layout of a form. The schema defines its fields, the page the texts around it. */
export interface FormLayout {
  /** Name of the form (`formOf`). */
  type: string;
  /** Groups specific to the form; person and consents follow. */
  groups: readonly FormGroup[];
  hints?: Readonly<Record<string, string>>;
  /** Condition under which an optional field is required, in words, by the field's name: 「郵送の場合は必須」. */
  requiredWhen?: Readonly<Record<string, string>>;
  /** Checkboxes of text fields, by the name of the field. */
  boxes?: Readonly<Record<string, readonly string[]>>;
  /** Values that the page itself knows: shown at 確認, but not editable. */
  preset?: Readonly<Record<string, string>>;
  /** Group of the address, where the form has one; its rows are the same everywhere. */
  address?: Omit<FormGroup, 'rows'>;
  doneTitle: string;
  /** Target of 完了 when the address names no page to return to. */
  after: { path: string; name: string };
}

export interface FormView extends FormLayout {
  /** Id of the page's own contact. */
  contact?: string | undefined;
  /** The vendor's choices of open fields, by the name of the field. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Purpose of the personal data, as a phrase in 「ご入力いただいた情報は、…のために利用します。」 */
  purpose: string;
  /** Next steps after the submission. */
  next: readonly string[];
}

/** Data of the fields of a form. */
export interface FieldsProps {
  form: Form;
  view: FormView;
  values: Values;
  errors: Record<string, string | undefined>;
}
