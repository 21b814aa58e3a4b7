import type { ContentProblem, Corpus } from '../corpus.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Words that promise what a visitor would not get, each with what to write. */
const REFUSED: readonly [wording: RegExp, reason: string][] = [
  [
    /取扱説明書(?!に従って正しい)|移行手順書/,
    'ダウンロードにあるのは、データシート、設置ガイド、ファームウェアだけです',
  ],
  [
    /\[ダウンロード\]\(\/downloads\)[^。]{0,20}(?:設定例|手順書|マニュアル)/,
    'ダウンロードに、その資料はありません',
  ],
  [/稼働率の保証|%を保証|無停止を保証/, '返金などの定め(SLA)がないため、「目標」と書きます'],
  [/心配(?:が|は|も)?(?:ありません|ない)/, '試験で確かめた事実を書きます'],
];

/** Articles tell of other makers' manuals, jobs of writing them. */
const OTHERS = /^(?:blog|technology|case-studies|solutions|careers)\/|redirects\.yaml$/;

export function emptyPromises(texts: SourcedText[]): ContentProblem[] {
  return texts.flatMap(({ file, field, text }) =>
    REFUSED.flatMap(([wording, reason]) => {
      const found = wording.exec(text);
      return found ? [{ file, field, reason: `「${found[0]}」: ${reason}` }] : [];
    }),
  );
}

/** The vendor's own texts promise what there is. */
export function checkPromises(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  return emptyPromises(textsOf(corpus, fileOf).filter(({ file }) => !OTHERS.test(file)));
}
