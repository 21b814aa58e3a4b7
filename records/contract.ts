import { type Call, defineCall } from '../shared/api/call.ts';
import { FORMS } from '../shared/api/forms/all.ts';
import { receiptSchema } from '../shared/api/forms/answers.ts';
import { CALL_GROUPS } from './calls.ts';

/** Several forms may share one call. */
const formCalls = [...new Set(FORMS.map(({ path }) => path))].map((path) => {
  const forms = FORMS.filter((form) => form.path === path);
  const about = forms.map(({ label }) => label).join('、');
  return defineCall(path, { method: 'POST', about, data: receiptSchema, forms });
});

/** Every call of the API: the OpenAPI document, the proxy and the contract suite walk this list. */
export const CALLS: readonly Call[] = [
  ...Object.values(CALL_GROUPS).flatMap((calls): Call[] => Object.values(calls)),
  ...formCalls,
];
