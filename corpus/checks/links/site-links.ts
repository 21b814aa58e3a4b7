import { ANCHORS } from '../../../shared/paths/anchors.ts';
import { withoutQuery } from '../../../shared/paths/query.ts';
import type { RouteId } from '../../../shared/paths/routes.ts';
import type { Corpus, FileOf } from '../../corpus.ts';
import { perhaps } from '../../problems/closest.ts';
import { type SourcedText, textsOf } from '../texts/texts.ts';
import { createAddressBook } from './address-book.ts';
import { contentAddresses } from './addresses.ts';

/** Links to addresses of this site: those of Markdown, pictures included, and those of records. */
const SITE_LINK = /(?:\]\(|"(?:to|linkUrl|path|page|screens|openSource)":")(\/[^)"\s]*)/g;

/** Folders that files are served from; checkPictures verifies that the files exist. */
const FILE = /^\/(?:images|media|video|files)\//;

/** Every link to a page of this site: file, field and, as text, the link. */
export function* siteLinks(corpus: Corpus, fileOf: FileOf): Iterable<SourcedText> {
  for (const source of textsOf(corpus, fileOf))
    for (const [, text = ''] of source.text.matchAll(SITE_LINK))
      if (!FILE.test(text)) yield { ...source, text };
}

/** Links that do not lead directly to an existing page, each with its problem. */
export function* linkFaults(corpus: Corpus, links: Iterable<SourcedText>) {
  const faultOf = createLinkCheck(corpus);
  for (const link of links) {
    const fault = faultOf(link.text);
    if (!fault) continue;
    const { kind, ...told } = fault;
    yield { kind, problem: { ...link, ...told } };
  }
}

interface LinkFault {
  /** `redirected`: the link reaches its page only by a redirect. */
  kind: 'missing' | 'redirected' | 'anchor';
  reason: string;
  fix?: string;
}

/** Creates a function that returns the fault of a link; undefined if it leads directly to an existing page. */
function createLinkCheck(corpus: Corpus): (link: string) => LinkFault | undefined {
  const resolve = createAddressBook(corpus);
  const sectionsOf = new Map(corpus.pages.map(({ path, sections }) => [path, sections.map(({ id }) => id)]));
  const known = contentAddresses(corpus, () => '');
  return (link) => {
    const path = withoutQuery(link);
    const search = /\?[^#]*/.exec(link)?.[0] ?? '';
    const resolution = resolve(path, search);
    if (resolution.kind === 'redirect') {
      const { location } = resolution;
      const reason = `${link} は ${location} に転送されます。直接そこへ張ってください`;
      return { kind: 'redirected', reason, fix: `${location} と書いてください` };
    }
    if (resolution.kind !== 'page') {
      const fix = perhaps(path, known.keys());
      return { kind: 'missing', reason: `${link} というページはありません`, ...(fix && { fix }) };
    }
    return anchorFault(link, resolution.routeId, sectionsOf.get(path) ?? []);
  };
}

/** The fault of a link whose fragment names no section of the page. */
function anchorFault(link: string, routeId: RouteId, sections: string[]): LinkFault | undefined {
  const anchor = link.includes('#') ? link.slice(link.indexOf('#') + 1) : undefined;
  const known = [...(ANCHORS[routeId] ?? []), ...sections];
  if (anchor === undefined || known.includes(anchor)) return undefined;
  const fix =
    known.length > 0
      ? `${perhaps(anchor, known)}使えるのは ${known.map((id) => `#${id}`).join('、')} です`
      : '# 以降を外してください';
  return { kind: 'anchor', reason: `${link} の行き先に #${anchor} という場所はありません`, fix };
}
