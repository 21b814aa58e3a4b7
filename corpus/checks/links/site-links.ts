import { ANCHORS } from '../../../shared/paths/anchors.ts';
import { withoutQuery } from '../../../shared/paths/query.ts';
import type { RouteId } from '../../../shared/paths/routes.ts';
import type { Corpus } from '../../corpus.ts';
import { perhaps } from '../../problems/closest.ts';
import { type SourcedText, textsOf } from '../texts/texts.ts';
import { createAddressBook } from './address-book.ts';
import { contentAddresses } from './addresses.ts';

type FileOf = (record: object) => string;

/** A link to an address of this site, with its file and field. */
export interface SiteLink extends Pick<SourcedText, 'file' | 'field'> {
  link: string;
}

/** Links to addresses of this site: those of Markdown, pictures included, and those of records. */
const SITE_LINK = /(?:\]\(|"(?:to|linkUrl|path|page|screens|openSource)":")(\/[^)"\s]*)/g;

/** Folders that files are served from; checkPictures verifies that the files exist. */
const FILE = /^\/(?:images|media|video|files)\//;

/** Every link to a page of this site. */
export function siteLinks(corpus: Corpus, fileOf: FileOf): SiteLink[] {
  return textsOf(corpus, fileOf).flatMap(({ file, field, text }) =>
    [...text.matchAll(SITE_LINK)]
      .map(([, link = '']) => ({ file, field, link }))
      .filter(({ link }) => !FILE.test(link)),
  );
}

interface LinkFault {
  /** `redirected`: the link reaches its page only by a redirect. */
  kind: 'missing' | 'redirected' | 'anchor';
  reason: string;
  fix?: string;
}

/** Creates a function that returns the fault of a link; undefined if it leads directly to an existing page. */
export function createLinkCheck(corpus: Corpus): (link: string) => LinkFault | undefined {
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
