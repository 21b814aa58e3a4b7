import type { ContentProblem, Corpus } from '../../corpus.ts';
import { textsOf } from '../texts/texts.ts';
import { createLinkCheck, siteLinks } from './site-links.ts';

type FileOf = (record: object) => string;

/** The browser loads pictures of this site only. */
const OUTSIDE_PICTURE = /!\[[^\]]*\]\(((?:https?:)?\/\/[^)\s]*)/g;

/** Checks that every link in a text leads directly to an existing page: no dead end, no redirect. */
export function checkLinks(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const faultOf = createLinkCheck(corpus);
  const links = siteLinks(corpus, fileOf).flatMap(({ file, field, link }) => {
    const fault = faultOf(link);
    if (!fault) return [];
    const { reason, fix } = fault;
    return [{ file, field, text: link, reason, ...(fix !== undefined && { fix }) }];
  });
  const pictures = textsOf(corpus, fileOf).flatMap(({ file, field, text }) =>
    [...text.matchAll(OUTSIDE_PICTURE)].map(([, address = '']) => ({
      file,
      field,
      text: address,
      reason: `外部の画像 ${address} は表示されません`,
      fix: 'コンテンツのフォルダーの images に置き、/images/… で指定してください',
    })),
  );
  return [...links, ...pictures];
}
