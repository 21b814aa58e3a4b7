import { serial } from './fields.ts';
import { defineForm } from './form.ts';

/** What the warranty is looked up by; the field has the name of the call's parameter. Nothing is stored. */
export const warrantyCheck = defineForm(
  { type: 'warranty-check', label: '保証状況の確認', path: '/service/queryGuarantee' },
  { secrets: serial({ required: true }) },
);
