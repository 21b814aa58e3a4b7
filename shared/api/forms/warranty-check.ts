import { serial } from './fields.ts';
import { defineForm } from './form.ts';

/** Form of a warranty check; the field has the name of the call's parameter. Input is not stored. */
export const warrantyCheck = defineForm(
  { type: 'warranty-check', label: '保証状況の確認', path: '/service/queryGuarantee', contact: 'support' },
  { secrets: serial({ required: true }) },
);
