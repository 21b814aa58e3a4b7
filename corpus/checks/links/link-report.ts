import { contentPages } from '../../../shared/paths/content-pages.ts';
import { withoutQuery } from '../../../shared/paths/query.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { type SourcedText, textsOf } from '../texts/texts.ts';
import { linkFaults, siteLinks } from './site-links.ts';

/** Links of the content and the problems with them. */
export interface LinkReport {
  /** Number of links to pages of this site. */
  count: number;
  /** Each with its position, the link as `text`. */
  broken: ContentProblem[];
  redirected: ContentProblem[];
  /** Pages that exist only in the content and that no other record links to. */
  unlinked: { path: string; file: string }[];
  outside: OutsideLink[];
}

/** An address of another site, and the places in the content that name it. */
interface OutsideLink {
  address: string;
  /** Each with the address as `text`. */
  places: ContentProblem[];
}

/** Addresses in running text end before Japanese or Markdown punctuation, those of records before `\` of JSON. */
const OUTSIDE = /https?:\/\/[^\s"'<>()[\]{}\\「」、。]+/g;

/** Checks all links of the content. */
export function linkReport(corpus: Corpus, fileOf: FileOf): LinkReport {
  const links = [...siteLinks(corpus, fileOf)];
  const faults = [...linkFaults(corpus, links)];
  return {
    count: links.length,
    broken: faults.filter(({ kind }) => kind !== 'redirected').map(({ problem }) => problem),
    redirected: faults.filter(({ kind }) => kind === 'redirected').map(({ problem }) => problem),
    unlinked: unlinkedPages(corpus, links, fileOf),
    outside: outsideLinks(corpus, fileOf),
  };
}

/** Links in descriptions for the search do not count: visitors who do not search never see them. */
const NO_LINKS = KINDS.sitePages.file;

function unlinkedPages(corpus: Corpus, links: SourcedText[], fileOf: FileOf): LinkReport['unlinked'] {
  const own = new Set(contentPages(corpus.pages).extra.map(({ path }) => path));
  return corpus.pages
    .map((page) => ({ path: page.path, file: fileOf(page) }))
    .filter(({ path, file: from }) => {
      const leadsThere = ({ file, text }: SourcedText) =>
        file !== from && file !== NO_LINKS && withoutQuery(text) === path;
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
