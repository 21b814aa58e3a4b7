import type { ValidatorType } from '@rjsf/utils';
import { matches } from './matches.ts';
import type { Schema } from './schema.ts';

/**
 * What the form asks of a validator, without compiling schemas: a page whose policy forbids `eval` could not. The server checks what is
 * saved; its findings come back as errors from outside.
 */
export const validator: ValidatorType<unknown, Schema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, formData, rootSchema) => matches(formData, schema, rootSchema),
  rawValidation: () => ({ errors: [] }),
};
