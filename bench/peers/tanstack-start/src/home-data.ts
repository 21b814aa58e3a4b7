import { createServerFn } from '@tanstack/react-start';
import { loadHome } from '../from-shared/load-home';

/** Runs on the server alone. */
export const fetchHome = createServerFn().handler(() => loadHome());
