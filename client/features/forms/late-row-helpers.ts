import { latePart } from '../../lib/late-part.ts';

export const ROW_HELPERS = latePart(() => import('./row-helpers.ts'));
