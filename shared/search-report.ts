/** Number of searches for a keyword. */
export interface SearchTotals {
  keyword: string;
  /** Searches with results, and without. */
  found: number;
  missed: number;
}

/** Visitors' searches of a period: counts per keyword, without data about visitors. */
export interface SearchReport {
  /** The first and the last day, in Japan. */
  from: string;
  to: string;
  mostSearched: SearchTotals[];
  withoutResult: SearchTotals[];
}
