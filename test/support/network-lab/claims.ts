import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { fillFacts } from '../../../corpus/facts.ts';
import { factsFile } from '../../../corpus/schema/fact.ts';
import { readYaml } from '../../../corpus/yaml.ts';
import { REAL_CONTENT } from '../content/fixture-content.ts';
import { ROOT } from '../content/folders.ts';

type Values = Record<string, string | number | boolean | readonly (string | number)[]>;

function contentText(file: string): string {
  const facts = factsFile.parse(readYaml(readFileSync(path.join(REAL_CONTENT, 'facts.yaml'), 'utf8')));
  return fillFacts(readFileSync(path.join(REAL_CONTENT, file), 'utf8'), facts).source;
}

/**
 * Groups of the one place of a text that the pattern matches, with its facts filled in.
 *
 * @param file below content/
 * @throws {Error} when the text makes the statement in no place or in several
 */
export function quote(file: string, pattern: RegExp): string[] {
  const found = [...contentText(file).matchAll(new RegExp(pattern, 'gu'))];
  const [match] = found;
  if (!match || found.length > 1) throw new Error(`content/${file}: ${found.length} places match ${pattern}`);
  return match.slice(1);
}

/** Numbers of a statement: `1,398` is 1398. */
export function quoteNumbers(file: string, pattern: RegExp): number[] {
  return quote(file, pattern).map((text) => Number(text.replaceAll(',', '')));
}

/**
 * Values of timers for times that were measured, in seconds. No timer ends early, and on a busy machine each is late. A
 * time within these bounds stands for its timer; another is given as it is.
 */
export function asTimers<Name extends string>(
  measured: Record<Name, number>,
  timers: Record<Name, number>,
): Record<Name, number> {
  const near = (name: Name) => measured[name] > timers[name] * 0.9 && measured[name] < timers[name] * 1.4 + 2;
  const names = Object.keys(measured) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, near(name) ? timers[name] : measured[name]]),
  ) as Record<Name, number>;
}

interface Row {
  claim: string;
  file: string;
  said: Values;
  seen: Values;
  by: string;
}

/** Compares statements of the texts with measurements, and keeps both for the report. */
export class ClaimReport {
  readonly #name: string;
  readonly #rows: Row[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** Fails when the values of the text and those of the implementation differ. */
  compare(row: Row): void {
    this.#rows.push(row);
    expect({ claim: row.claim, ...row.seen }).toEqual({ claim: row.claim, ...row.said });
  }

  /** Writes a table to test-results/claims. */
  write(): void {
    const folder = path.join(ROOT, 'test-results/claims');
    mkdirSync(folder, { recursive: true });
    const values = (of: Values) =>
      Object.entries(of)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
    const lines = this.#rows.map(
      ({ claim, file, said, seen, by }) =>
        `| ${claim} | \`${file}\` | ${values(said)} | ${values(seen)} | ${by} |`,
    );
    const head = ['| claim | text | said | seen | implementation |', '|---|---|---|---|---|'];
    writeFileSync(path.join(folder, `${this.#name}.md`), `${[...head, ...lines].join('\n')}\n`);
  }
}
