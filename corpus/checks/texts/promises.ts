import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { NO_OWN_CHECKS, type OwnChecks } from '../../schema/own-checks.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Articles discuss other makers' manuals, and job offers the writing of manuals. */
const OTHERS = /^(?:blog|technology|case-studies|solutions|careers)\/|redirects\.yaml$/;

/** Reports promises, in wordings of the list, of things that a visitor would not get. */
export function* emptyPromises(
  texts: SourcedText[],
  { promises }: Pick<OwnChecks, 'promises'>,
): Iterable<ContentProblem> {
  for (const { text, ...place } of texts)
    for (const { refuse, reason } of promises) {
      const found = new RegExp(refuse).exec(text)?.[0];
      if (found !== undefined) yield { ...place, text: found, reason: `「${found}」: ${reason}` };
    }
}

/** Checks that the vendor's own texts promise only things that exist. */
export function checkPromises(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const texts = textsOf({ ...corpus, ownChecks: NO_OWN_CHECKS }, fileOf);
  return emptyPromises(
    texts.filter(({ file }) => !OTHERS.test(file)),
    corpus.ownChecks,
  );
}
