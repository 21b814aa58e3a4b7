import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import { namedSolutionPath } from '../../../shared/paths/params.ts';

/** Slugs of the first solutions of the demonstration. */
export const SOLUTION_NAMES = [
  'office-wireless-lan',
  'school-campus-network',
  'hotel-apartment-network',
  'cloud-managed-network',
];
export const NAMED_SOLUTIONS = SOLUTION_NAMES.map(namedSolutionPath);
export const PAGES_WITH_SOLUTIONS = { ...EXPECTED_PAGES, solutionNames: SOLUTION_NAMES };
