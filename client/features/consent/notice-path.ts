import { routeOf } from '../../../shared/paths/routes.ts';

export const NOTICE_PATH = routeOf('external-transmission').pattern;
