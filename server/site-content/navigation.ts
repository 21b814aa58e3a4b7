import type { ContentPath } from '../../shared/paths/content-pages.ts';
import { createResolver } from '../../shared/paths/resolve.ts';
import { routeOf, type Section } from '../../shared/paths/routes.ts';
import { buildTable } from '../../shared/paths/table-check.ts';
import type { Navigation, NavLink, SiteList } from '../../shared/site/navigation.ts';
import {
  type NavigationEntry,
  type NavigationRecord,
  SITE_LISTS,
} from '../../shared/site/navigation-schema.ts';

interface NavigationProblem {
  field: string;
  reason: string;
}

type Filled = NavLink | SiteList;

export type Targets = ReturnType<typeof createTargets>;

/**
 * Creates a lookup of the paths that menus link to, from the route table and further pages of content/pages. It does not
 * know records: of their paths only those are rejected that no record could have.
 */
export function createTargets(extra: readonly ContentPath[], solutionNames: readonly string[] = []) {
  const table = buildTable({}, { missing: [], extra, solutionNames });
  const resolve = createResolver(table, { pathOf: () => undefined, has: () => undefined });
  const sections = new Map(extra.map(({ path, section }) => [path, section]));
  return {
    /** Reason for rejecting a link target; undefined for a valid one. */
    problemOf(path: string): string | undefined {
      if (path.startsWith('https://')) return undefined;
      const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
      const resolution = resolve(pathname, search);
      if (resolution.kind === 'page' || resolution.kind === 'unavailable') return undefined;
      if (resolution.kind === 'redirect')
        return `${path} は ${resolution.location} に転送されます。直接そこへ張ってください`;
      return `${path} というページはありません`;
    },
    sectionOf(path: string): Section | undefined {
      const resolution = resolve(path, '');
      return (
        sections.get(path) ?? (resolution.kind === 'page' ? routeOf(resolution.routeId).section : undefined)
      );
    },
  };
}

/** Reports invalid targets in all `path` properties of a record. */
export function targetProblems(value: unknown, targets: Targets, field = ''): NavigationProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = Array.isArray(value) ? `${field}[${key}]` : field && `${field}.${key}`;
    if (key !== 'path' || typeof inner !== 'string') return targetProblems(inner, targets, at || key);
    const reason = targets.problemOf(inner);
    return reason ? [{ field: at, reason }] : [];
  });
}

function isSiteList(name: string): name is SiteList['list'] {
  return (SITE_LISTS as readonly string[]).includes(name);
}

/** Resolves the navigation for pages, and reports the problems that the schema cannot detect. */
export function fillNavigation(
  record: NavigationRecord,
  targets: Targets,
): { navigation: Navigation; problems: NavigationProblem[] } {
  const problems: NavigationProblem[] = [];

  function target(path: string, field: string): void {
    const reason = targets.problemOf(path);
    if (reason) problems.push({ field, reason });
  }

  /** Replaces references to lists by their entries, and reports circular ones. */
  function fill(entries: NavigationEntry[], field: string, open: string[] = []): Filled[] {
    return entries.flatMap((entry, index): Filled[] => {
      const at = `${field}[${index}]`;
      if (!('list' in entry)) {
        target(entry.path, `${at}.path`);
        return [{ name: entry.name, path: entry.path, ...(entry.note && { note: entry.note }) }];
      }
      const name = entry.list;
      if (isSiteList(name)) return [{ list: name }];
      const named = Object.hasOwn(record.lists, name) ? record.lists[name] : undefined;
      if (!named) {
        problems.push({ field: at, reason: `${name} という一覧は lists にありません` });
        return [];
      }
      if (open.includes(name)) {
        const circle = [...open.slice(open.indexOf(name)), name].join(' → ');
        problems.push({ field: at, reason: `一覧が自分自身を含んでいます(${circle})` });
        return [];
      }
      return fill(named, `lists.${name}`, [...open, name]);
    });
  }

  /** Rejects lists of records, which only the columns of the footer support. */
  function links(entries: NavigationEntry[], field: string): NavLink[] {
    return fill(entries, field).flatMap((entry) => {
      if (!('list' in entry)) return [entry];
      problems.push({ field, reason: `${entry.list} を置けるのはフッターの列だけです` });
      return [];
    });
  }

  const navigation: Navigation = {
    main: record.main.map(({ links: entries, ...entry }, index) => {
      target(entry.path, `main[${index}].path`);
      return {
        ...entry,
        section: targets.sectionOf(entry.path),
        links: links(entries, `main[${index}].links`),
      };
    }),
    dropdown: record.dropdown && {
      name: record.dropdown.name,
      links: links(record.dropdown.links, 'dropdown.links'),
    },
    top: links(record.top, 'top'),
    mobile: links(record.mobile, 'mobile'),
    side: record.side,
    footer: {
      columns: record.footer.columns.map(({ name, path, links: entries }, index) => {
        target(path, `footer.columns[${index}].path`);
        return { name, path, links: fill(entries, `footer.columns[${index}].links`) };
      }),
      legal: links(record.footer.legal, 'footer.legal'),
    },
  };
  for (const [index, { path }] of (record.side?.buttons ?? []).entries()) {
    target(path, `side.buttons[${index}].path`);
  }
  return { navigation, problems };
}
