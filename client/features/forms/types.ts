import type { FieldProblem } from '../../../shared/api/forms/form.ts';

/** What a form's controls hold, as typed. */
export type Values = Record<string, string | boolean>;

/** What a posted form is answered with, unless it was stored: then the browser is sent on to the receipt. */
export type FormResult =
  | {
      step: 'input';
      values: Values;
      problems: FieldProblem[];
      /** Another page has filled in what it knows; the rest is still the visitor's to type, or stands in the draft. */
      isPrefill?: true;
      /** The service's own words, for a toast. */
      said?: string;
    }
  | { step: 'confirm'; values: Values; idempotencyKey: string; failure?: string; said?: string };

/** A row is one field, or two that stand beside each other. */
export type Row = string | readonly [string, string];

export interface FormGroup {
  title: string;
  /** What helps to fill it in. */
  note?: string;
  /** Said at 確認 when what was typed here is not sent. */
  excluded?: string;
  rows: readonly Row[];
  /** For a part that a choice makes needless: hidden by the choice itself, with and without script. */
  className?: string;
}

/** How a form is shown: its schema says what it asks for, the page what happens with it. */
export interface FormLayout {
  /** Name of the form (`formOf`). */
  type: string;
  /** The parts of the form that are its own; who asks and the consents follow. */
  groups: readonly FormGroup[];
  hints?: Readonly<Record<string, string>>;
  /** When a field that may stay empty must not, by its name and in words: 「郵送の場合は必須」. */
  requiredWhen?: Readonly<Record<string, string>>;
  /** Texts with several boxes to tick, by the name of their field. */
  boxes?: Readonly<Record<string, readonly string[]>>;
  /** Fields that the page itself knows: shown at 確認, not asked for. */
  preset?: Readonly<Record<string, string>>;
  /** The title of the address, where the form asks for one. */
  addressTitle?: string;
  addressNote?: string;
  addressClassName?: string;
  /** Said at 確認 when an address was typed that another choice has made needless. */
  addressExcluded?: string;
  doneTitle: string;
  contact: 'sales' | 'support';
  /** Where 完了 leads when no page is asked for. */
  after: { path: string; name: string };
}

export interface FormView extends FormLayout {
  /** What the details are used for, in words that complete 「ご入力いただいた情報は、…のために利用します。」 */
  purpose: string;
  /** What happens after sending. */
  next: readonly string[];
}
