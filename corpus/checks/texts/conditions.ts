import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { NO_OWN_CHECKS, type OwnChecks } from '../../schema/own-checks.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Reports texts with a claim of the list and without its condition. */
export function* unconditionalClaims(
  texts: SourcedText[],
  { conditions }: Pick<OwnChecks, 'conditions'>,
): Iterable<ContentProblem> {
  for (const { text, ...place } of texts)
    for (const { claim, needs, reason } of conditions) {
      const found = new RegExp(claim).exec(text)?.[0];
      if (found !== undefined && !new RegExp(needs).test(text))
        yield { ...place, text: found, reason: `「${found}」: ${reason}` };
    }
}

/** Checks that figures and behaviour that hold under conditions are published with them. */
export function checkConditions(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  return unconditionalClaims(textsOf({ ...corpus, ownChecks: NO_OWN_CHECKS }, fileOf), corpus.ownChecks);
}
