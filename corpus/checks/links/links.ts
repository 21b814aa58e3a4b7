import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { textsOf } from '../texts/texts.ts';
import { linkFaults, siteLinks } from './site-links.ts';

/** The browser loads pictures of this site only. */
const OUTSIDE_PICTURE = /!\[[^\]]*\]\(((?:https?:)?\/\/[^)\s]*)/g;

/** Checks that every link in a text leads directly to an existing page: no dead end, no redirect. */
export function* checkLinks(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const { problem } of linkFaults(corpus, siteLinks(corpus, fileOf))) yield problem;
  for (const source of textsOf(corpus, fileOf))
    for (const [, text = ''] of source.text.matchAll(OUTSIDE_PICTURE)) {
      const reason = `外部の画像 ${text} は表示されません`;
      const fix = 'コンテンツのフォルダーの images に置き、/images/… で指定してください';
      yield { ...source, text, reason, fix };
    }
}
