import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import type { FactRecord } from '../../schema/fact.ts';
import { derivedValue } from '../products/derived-facts.ts';
import { type SourcedText, textsOf } from './texts.ts';

const FILE = 'facts.yaml';

/** Reports values in a text that differ from those of the facts. */
export function* strayValues(facts: FactRecord[], texts: SourcedText[]): Iterable<ContentProblem> {
  for (const { name, value, wordings } of facts)
    for (const wording of wordings)
      for (const { text: source, ...place } of texts)
        for (const [text, found] of source.matchAll(new RegExp(wording, 'g'))) {
          if (found === value) continue;
          const reason = `「${text}」: ${name} は ${value} です(${FILE})`;
          yield { ...place, text, reason, fix: `値を {{fact:${name}}} と書くと、いつも合います` };
        }
}

/** Names of missing facts from which another fact is said to follow. */
function unknownSources({ derive }: FactRecord, facts: FactRecord[]): string[] {
  if (derive?.rule !== 'reach') return [];
  const sources = [derive.budget, derive.perUnit, ...derive.losses.map(({ fact }) => fact)];
  return sources.filter((source) => !facts.some(({ name }) => name === source));
}

/** Checks that derived facts have the value that follows from other facts or from product records. */
function* checkDerived(corpus: Corpus): Iterable<ContentProblem> {
  for (const fact of corpus.facts) {
    const { name, value, derive } = fact;
    const at = { file: FILE, field: name };
    const [unknown] = unknownSources(fact, corpus.facts);
    const expected = derive && !unknown ? derivedValue(derive, corpus) : undefined;
    if (unknown) yield { ...at, reason: `${unknown} という事柄はありません` };
    else if (expected !== undefined && expected !== value)
      yield { ...at, reason: `記録からは「${expected}」です` };
  }
}

/** Checks that the facts agree with the records, and the texts with the facts. */
export function* checkFacts(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const names = corpus.facts.map(({ name }) => name);
  for (const name of names.filter((one, index) => names.indexOf(one) !== index))
    yield { file: FILE, field: name, reason: '同じ名前が2つあります' };
  yield* checkDerived(corpus);
  yield* strayValues(corpus.facts, textsOf({ ...corpus, facts: [] }, fileOf));
}
