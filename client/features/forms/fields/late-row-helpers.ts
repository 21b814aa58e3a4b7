import { latePart } from '../../../lib/loading/late-part.ts';

export const ROW_HELPERS = latePart(() => import('./row-helpers.ts'));
