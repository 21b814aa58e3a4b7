import { contentPages } from '../../shared/paths/content-pages.ts';
import { withoutQuery } from '../../shared/paths/without-query.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { KINDS } from '../kinds/kinds.ts';
import { createLinkCheck, type SiteLink, siteLinks } from './site-links.ts';
import { textsOf } from './texts.ts';

type FileOf = (record: object) => string;

/** The links of the content, and what is to be said of them. */
export interface LinkReport {
  /** How many there are to pages of this site. */
  count: number;
  /** Each with its place, the link as `text`. */
  broken: ContentProblem[];
  redirected: ContentProblem[];
  /** Pages that stand in the content alone, and that nothing else in it leads to. */
  unlinked: { path: string; file: string }[];
  outside: OutsideLink[];
}

/** An address of another site, and where the content names it. */
export interface OutsideLink {
  address: string;
  /** The address as their `text`. */
  places: ContentProblem[];
}

/** Addresses in running text end before marks of Japanese and of Markdown, those of records before what JSON writes for a line's end. */
const OUTSIDE = /https?:\/\/[^\s"'<>()[\]{}\\「」、。]+/g;

/** What the links of the content lead to. */
export function linkReport(corpus: Corpus, fileOf: FileOf): LinkReport {
  const links = siteLinks(corpus, fileOf);
  const faultOf = createLinkCheck(corpus);
  const faults = links.flatMap(({ file, field, link }) => {
    const fault = faultOf(link);
    return fault
      ? [
          {
            kind: fault.kind,
            problem: { file, field, text: link, reason: fault.reason, ...(fault.fix && { fix: fault.fix }) },
          },
        ]
      : [];
  });
  return {
    count: links.length,
    broken: faults.filter(({ kind }) => kind !== 'redirected').map(({ problem }) => problem),
    redirected: faults.filter(({ kind }) => kind === 'redirected').map(({ problem }) => problem),
    unlinked: unlinkedPages(corpus, links, fileOf),
    outside: outsideLinks(corpus, fileOf),
  };
}

/** What the search says of pages leads nobody there who does not search. */
const NO_LINKS = KINDS.sitePages.file;

function unlinkedPages(corpus: Corpus, links: SiteLink[], fileOf: FileOf): LinkReport['unlinked'] {
  const own = new Set(contentPages(corpus.pages).extra.map(({ path }) => path));
  return corpus.pages
    .map((page) => ({ path: page.path, file: fileOf(page) }))
    .filter(({ path, file: from }) => {
      const leadsThere = ({ file, link }: SiteLink) =>
        file !== from && file !== NO_LINKS && withoutQuery(link) === path;
      return own.has(path) && !links.some(leadsThere);
    });
}

function outsideLinks(corpus: Corpus, fileOf: FileOf): OutsideLink[] {
  const found = new Map<string, Map<string, ContentProblem>>();
  for (const { file, field, text } of textsOf(corpus, fileOf))
    for (const [address] of text.matchAll(OUTSIDE)) {
      if (!URL.canParse(address)) continue;
      const places = found.get(address) ?? new Map();
      found.set(address, places.set(`${file} ${field}`, { file, field, text: address, reason: '' }));
    }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, places]) => ({ address, places: [...places.values()] }));
}
