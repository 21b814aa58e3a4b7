import type { ContentProblem, Corpus } from '../../corpus.ts';
import type { FactRecord } from '../../schema/fact.ts';
import { derivedValue } from '../products/derived-facts.ts';
import { type SourcedText, textsOf } from './texts.ts';

const FILE = 'facts.yaml';

/** Reports values in a text that differ from those of the facts. */
export function strayValues(facts: FactRecord[], texts: SourcedText[]): ContentProblem[] {
  return facts.flatMap(({ name, value, wordings }) =>
    wordings.flatMap((wording) =>
      texts.flatMap(({ file, field, text }) =>
        [...text.matchAll(new RegExp(wording, 'g'))]
          .filter(([, found]) => found !== value)
          .map(([whole]) => ({
            file,
            field,
            text: whole,
            reason: `「${whole}」: ${name} は ${value} です(${FILE})`,
            fix: `値を {{fact:${name}}} と書くと、いつも合います`,
          })),
      ),
    ),
  );
}

function checkNames(facts: FactRecord[]): ContentProblem[] {
  const names = facts.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ({ file: FILE, field: name, reason: '同じ名前が2つあります' }));
}

/** Names of missing facts from which another fact is said to follow. */
function unknownSources({ derive }: FactRecord, facts: FactRecord[]): string[] {
  if (derive?.rule !== 'reach') return [];
  const sources = [derive.budget, derive.perUnit, ...derive.losses.map(({ fact }) => fact)];
  return sources.filter((source) => !facts.some(({ name }) => name === source));
}

/** Checks that derived facts have the value that follows from other facts or from product records. */
function checkDerived(corpus: Corpus): ContentProblem[] {
  return corpus.facts.flatMap((fact) => {
    const { name, value, derive } = fact;
    const [unknown] = unknownSources(fact, corpus.facts);
    if (unknown) return [{ file: FILE, field: name, reason: `${unknown} という事柄はありません` }];
    const expected = derive && derivedValue(derive, corpus);
    return expected === undefined || expected === value
      ? []
      : [{ file: FILE, field: name, reason: `記録からは「${expected}」です` }];
  });
}

/** Checks that the facts agree with the records, and the texts with the facts. */
export function checkFacts(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const texts = textsOf({ ...corpus, facts: [] }, fileOf);
  return [...checkNames(corpus.facts), ...checkDerived(corpus), ...strayValues(corpus.facts, texts)];
}
