import type { ContentProblem, Corpus } from '../corpus.ts';
import type { FactRecord } from '../schema/fact.ts';
import { derivedFacts } from './derived-facts.ts';
import { type SourcedText, textsOf } from './texts.ts';

const FILE = 'facts.yaml';

/** Values that a text writes out and that are not those of the facts. */
export function strayValues(facts: FactRecord[], texts: SourcedText[]): ContentProblem[] {
  return facts.flatMap(({ name, value, wordings }) =>
    wordings.flatMap((wording) =>
      texts.flatMap(({ file, field, text }) =>
        [...text.matchAll(new RegExp(wording, 'g'))]
          .filter(([, found]) => found !== value)
          .map(([whole]) => ({ file, field, reason: `「${whole}」: ${name} は ${value} です(${FILE})` })),
      ),
    ),
  );
}

function checkNames(facts: FactRecord[]): ContentProblem[] {
  const names = facts.map(({ name }) => name);
  return names
    .filter((name, place) => names.indexOf(name) !== place)
    .map((name) => ({ file: FILE, field: name, reason: '同じ名前が2つあります' }));
}

/** Facts that follow from others or from the records of products are what follows. */
function checkDerived(corpus: Corpus): ContentProblem[] {
  const derived = derivedFacts(corpus);
  return corpus.facts.flatMap(({ name, value }) => {
    const expected = derived.get(name);
    return expected === undefined || expected === value
      ? []
      : [{ file: FILE, field: name, reason: `記録からは「${expected}」です` }];
  });
}

/** The facts agree with the records, and the texts with the facts. */
export function checkFacts(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const texts = textsOf({ ...corpus, facts: [] }, fileOf);
  return [...checkNames(corpus.facts), ...checkDerived(corpus), ...strayValues(corpus.facts, texts)];
}
