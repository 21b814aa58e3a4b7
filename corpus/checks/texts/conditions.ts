import type { ContentProblem, Corpus } from '../../corpus.ts';
import { NO_OWN_CHECKS, type OwnChecks } from '../../schema/own-checks.ts';
import { type SourcedText, textsOf } from './texts.ts';

/** Reports texts with a claim of the list and without its condition. */
export function unconditionalClaims(
  texts: SourcedText[],
  { conditions }: Pick<OwnChecks, 'conditions'>,
): ContentProblem[] {
  return texts.flatMap(({ file, field, text }) =>
    conditions.flatMap(({ claim, needs, reason }) => {
      const found = new RegExp(claim).exec(text)?.[0];
      return found === undefined || new RegExp(needs).test(text)
        ? []
        : [{ file, field, text: found, reason: `「${found}」: ${reason}` }];
    }),
  );
}

/** Checks that figures and behaviour that hold under conditions are published with them. */
export function checkConditions(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  return unconditionalClaims(textsOf({ ...corpus, ownChecks: NO_OWN_CHECKS }, fileOf), corpus.ownChecks);
}
