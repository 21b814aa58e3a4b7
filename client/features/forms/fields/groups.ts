import type { Form } from '../../../../shared/api/forms/form.ts';
import type { FormGroup, FormLayout, Row } from '../types.ts';

const PERSON: readonly Row[] = [
  'corporateName',
  'department',
  ['familyName', 'givenName'],
  ['familyNameKana', 'givenNameKana'],
  'mailbox',
  'phone',
  'contactMethod',
  'role',
];

const ADDRESS: readonly Row[] = [
  'postalCode',
  'prefecture',
  'city',
  'street',
  'building',
  'copies',
  'recipients',
];

export const CONSENTS = ['privacyConsent', 'mailOptIn'] as const;

/** Groups of a form in display order: subject, person, address. */
export function groupsOf(form: Form, view: FormLayout): FormGroup[] {
  const has = (row: Row) => [row].flat().every((name) => Object.hasOwn(form.fields, name));
  const groups = [...view.groups, { title: 'お客様の情報', rows: PERSON.filter(has) }];
  return view.address ? [...groups, { ...view.address, rows: ADDRESS.filter(has) }] : groups;
}
