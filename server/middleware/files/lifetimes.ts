/** Times for which browsers and caches may keep a file, in seconds. */
export const HOUR_S = 3_600;
export const WEEK_S = 604_800;
/** For files whose address changes with their content. */
export const YEAR_S = 31_536_000;
