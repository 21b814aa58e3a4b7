import type { Corpus } from '../../corpus/corpus.ts';
import type { Redirects } from '../../server/path-table.ts';
import { contentPages } from '../../shared/paths/content-pages.ts';
import type { RedirectRow } from '../../shared/paths/legacy.ts';
import type { Resolve } from '../../shared/paths/resolve.ts';
import { buildTable, PathTableError, type RowProblem } from '../../shared/paths/table-check.ts';
import type { Match } from './match-addresses.ts';
import type { OldAddress } from './old-addresses.ts';

/** Outcome of a plan: rows for certain addresses, lists of the others. */
export interface Plan {
  /** New rows of redirects.yaml. */
  rows: RedirectRow[];
  unsure: { address: string; targets: string[] }[];
  /** Addresses without a target. */
  lost: string[];
  /** Rows that the path table does not accept. */
  refused: RowProblem[];
  /** Number of addresses that the site answers already: as a page, by a redirect or as removed. */
  alive: number;
}

interface Site {
  /** Resolver with the rows of redirects.yaml. */
  resolve: Resolve;
  match(old: OldAddress): Match;
  known: Redirects;
  corpus: Corpus;
  reason: string;
}

/**
 * Plans a row for each path whose addresses all mean one page for certain, and a row with the query for each certain
 * address of a path that leads to several pages.
 */
export function planRedirects(addresses: readonly OldAddress[], site: Site): Plan {
  const plan: Plan = { rows: [], unsure: [], lost: [], refused: [], alive: 0 };
  for (const group of Map.groupBy(addresses, ({ path }) => path.toLowerCase()).values()) {
    const open = group.filter(({ path, search }) => {
      const found = site.resolve(encodeURI(path), search);
      return found.kind === 'not-found' && !found.dead;
    });
    plan.alive += group.length - open.length;
    planPath(open, site, plan);
  }
  return withoutRefused(plan, site);
}

function planPath(group: readonly OldAddress[], { match, reason }: Site, plan: Plan): void {
  const matches = group.map((old) => ({ old, match: match(old) }));
  const [first] = matches;
  if (!first) return;
  const targets = new Set(matches.map(({ match }) => (match.isSure ? match.targets[0] : undefined)));
  const [to] = targets;
  if (targets.size === 1 && to !== undefined) {
    plan.rows.push({ from: first.old.path, to, reason });
    return;
  }
  for (const { old, match } of matches) {
    const address = old.path + old.search;
    const [to] = match.targets;
    if (to === undefined) plan.lost.push(address);
    else if (match.isSure && old.search !== '') plan.rows.push({ from: address, to, reason });
    else plan.unsure.push({ address, targets: match.targets });
  }
}

/** The plan without rows that the table, together with the known ones, refuses. */
function withoutRefused(plan: Plan, { known, corpus }: Site): Plan {
  try {
    buildTable(
      { ...known, redirects: [...known.redirects, ...plan.rows] },
      contentPages(corpus.pages, corpus.site.solutionNames),
    );
    return plan;
  } catch (error) {
    if (!(error instanceof PathTableError)) throw error;
    const bad = new Set(error.problems.map(({ row }) => row));
    const rows = plan.rows.filter(({ from }) => !bad.has(from));
    return { ...plan, rows, refused: error.problems };
  }
}
