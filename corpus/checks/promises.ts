import type { ContentProblem, Corpus } from '../corpus.ts';
import { NO_OWN_CHECKS, type OwnChecks } from '../schema/own-checks.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Articles tell of other makers' manuals, jobs of writing them. */
const OTHERS = /^(?:blog|technology|case-studies|solutions|careers)\/|redirects\.yaml$/;

/** Texts that promise, in wordings of the list, what a visitor would not get. */
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

/** The vendor's own texts promise what there is. */
export function checkPromises(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const own = textsOf({ ...corpus, ownChecks: NO_OWN_CHECKS }, fileOf).filter(
    ({ file }) => !OTHERS.test(file),
  );
  return emptyPromises(own, corpus.ownChecks);
}
