import type { ContentProblem, Corpus } from '../../corpus.ts';
import { NO_OWN_CHECKS, type OwnChecks } from '../../schema/own-checks.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Articles discuss other makers' manuals, and job offers the writing of manuals. */
const OTHERS = /^(?:blog|technology|case-studies|solutions|careers)\/|redirects\.yaml$/;

/** Reports promises, in wordings of the list, of things that a visitor would not get. */
export function emptyPromises(
  texts: SourcedText[],
  { promises }: Pick<OwnChecks, 'promises'>,
): ContentProblem[] {
  return texts.flatMap(({ file, field, text }) =>
    promises.flatMap(({ refuse, reason }) => {
      const found = new RegExp(refuse).exec(text);
      return found ? [{ file, field, text: found[0], reason: `「${found[0]}」: ${reason}` }] : [];
    }),
  );
}

/** Checks that the vendor's own texts promise only things that exist. */
export function checkPromises(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const own = textsOf({ ...corpus, ownChecks: NO_OWN_CHECKS }, fileOf).filter(
    ({ file }) => !OTHERS.test(file),
  );
  return emptyPromises(own, corpus.ownChecks);
}
