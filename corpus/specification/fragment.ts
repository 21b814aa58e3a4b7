import { z } from 'zod';
import { specificationParts } from '../../records/category/specification.ts';
import { checkFields, checkParts } from './declaration-check.ts';

/** content/specifications/{name}.yaml: declarations that several categories share. It refers to its own fields only. */
export const fragmentFile = z.strictObject(specificationParts).superRefine((parts, ctx) => {
  for (const { path, reason, fix } of [...checkFields(parts.fields), ...checkParts(parts, parts.fields)]) {
    ctx.addIssue({ code: 'custom', path, message: reason, params: { fix } });
  }
});
