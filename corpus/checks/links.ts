import { ANCHORS } from '../../shared/paths/anchors.ts';
import type { RouteId } from '../../shared/paths/routes.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { createAddressBook } from './address-book.ts';
import { textsOf } from './texts.ts';

type FileOf = (record: object) => string;

/** Links to addresses of this site: those of Markdown, pictures included, and those of records. */
const SITE_LINK = /(?:\]\(|"(?:to|linkUrl|path|screens)":")(\/[^)"\s]*)/g;

/** The browser loads pictures of this site only. */
const OUTSIDE_PICTURE = /!\[[^\]]*\]\(((?:https?:)?\/\/[^)\s]*)/g;

/** Where files are served from; whether they are there shows checkPictures. */
const FILE = /^\/(?:images|media|video)\//;

/** Why the place within the page that a link names does not exist. */
function anchorProblem(link: string, routeId: RouteId, sections: string[]): string | undefined {
  const anchor = /#(.*)$/s.exec(link)?.[1];
  const known = [...(ANCHORS[routeId] ?? []), ...sections];
  if (anchor === undefined || known.includes(anchor)) return undefined;
  const hint =
    known.length > 0 ? `使えるのは ${known.map((id) => `#${id}`).join('、')} です` : '# 以降を外してください';
  return `${link} の行き先に #${anchor} という場所はありません。${hint}`;
}

/** Every link in a text leads straight to a page that exists: no dead end, and no detour over a redirect. */
export function checkLinks(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const resolve = createAddressBook(corpus);
  const sectionsOf = new Map(corpus.pages.map(({ path, sections }) => [path, sections.map(({ id }) => id)]));

  function problemOf(link: string): string | undefined {
    const path = link.replace(/[?#].*$/s, '');
    if (FILE.test(path)) return undefined;
    const search = /\?[^#]*/.exec(link)?.[0] ?? '';
    const resolution = resolve(path, search);
    if (resolution.kind === 'redirect')
      return `${link} は ${resolution.location} に転送されます。直接そこへ張ってください`;
    if (resolution.kind !== 'page') return `${link} というページはありません`;
    return anchorProblem(link, resolution.routeId, sectionsOf.get(path) ?? []);
  }

  return textsOf(corpus, fileOf).flatMap(({ file, field, text }) => [
    ...[...text.matchAll(SITE_LINK)].flatMap(([, link = '']) => {
      const reason = problemOf(link);
      return reason ? [{ file, field, reason }] : [];
    }),
    ...[...text.matchAll(OUTSIDE_PICTURE)].map(([, address]) => ({
      file,
      field,
      reason: `外部の画像 ${address} は表示されません。コンテンツのフォルダーの images に置き、/images/… で指定してください`,
    })),
  ]);
}
