import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Kind } from '../../records/kind.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { normalizeText } from '../content-text.ts';
import type { Corpus } from '../corpus.ts';
import { KINDS } from '../kinds/kinds.ts';
import { productFileOf } from '../specification/product-file.ts';
import { readYaml } from '../yaml.ts';
import { placeIn, valueAt } from './place.ts';
import { faultsOf, type Told } from './tell.ts';

type Path = (string | number)[];

let corpus: Corpus;
beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Enough files of each kind, and fields of each file, to cover every type of field. */
const FILES = 2;
const PLACES = 100;

function filesOf(kind: Pick<Kind, 'format'> & ({ folder: string } | { file: string })): string[] {
  const pattern = 'folder' in kind ? `${kind.folder}/**/*.{md,yaml}` : kind.file;
  return globSync(pattern, { cwd: FIXTURE_CONTENT }).sort().slice(0, FILES);
}

function rawOf(file: string): unknown {
  const source = normalizeText(readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8'));
  return readYaml(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? source);
}

/** Every field of a value, the outer ones first. */
function fieldsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const here = [...at, Array.isArray(value) ? Number(key) : key];
    return [here, ...fieldsIn(valueAt(value, [key]), here)];
  });
}

/** Copies the value with the field at a path replaced, or removed for undefined. */
function changed(value: unknown, at: Path, to: unknown): unknown {
  const copy = structuredClone(value);
  const parent = valueAt(copy, at.slice(0, -1)) as Record<string | number, unknown>;
  if (to === undefined) delete parent[at.at(-1)!];
  else parent[at.at(-1)!] = to;
  return copy;
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Messages of the schema library, in English or from its own translations. */
const FOREIGN = /Invalid|Expected|received|Unrecognized|Required|無効な|期待値|入力が/i;

function expectJapanese(told: Told[]): void {
  for (const { reason, fix } of told)
    for (const text of [reason, fix ?? 'なし']) {
      expect(text).toMatch(JAPANESE);
      expect(text).not.toMatch(FOREIGN);
    }
}

/** Broken fields whose problem names another field. */
const misplaced: object[] = [];
afterEach(() => {
  expect(misplaced.splice(0).slice(0, 12)).toEqual([]);
});

interface Case {
  file: string;
  at: Path;
  to: unknown;
}

/** Files maintained by engineers: rules over several fields report the other entry that lacks something. */
const DECLARATIONS = /^(?:categories|specifications)\/|^(?:setup-guide|navigation)\.yaml$/;

/** Whether a fault names the broken field, or one that its new value would require. */
function isOf(told: Told, { file, at, to }: Case): boolean {
  const [path, field] = [told.path, at].map((keys) => keys.join('.')) as [string, string];
  if (path === field) return true;
  return DECLARATIONS.test(file) || (typeof to === 'object' && to !== null && path.startsWith(`${field}.`));
}

/** The fault that names the broken field. */
function faultAt(schema: Kind['schema'], raw: unknown, { file, at, to }: Case): Told | undefined {
  const told = faultsOf(schema, changed(raw, at, to));
  if (told.length === 0) return undefined;
  expectJapanese(told);
  const isExact = ({ path: field }: Told) => field.join('.') === at.join('.');
  const exact = told.find(isExact) ?? told.find((one) => isOf(one, { file, at, to }));
  if (!exact)
    misplaced.push({ file, at: at.join('.'), to, told: told.map((one) => [one.path.join('.'), one.reason]) });
  return exact;
}

function schemas(): [name: string, schema: Kind['schema'], files: string[]][] {
  const kinds = Object.values(KINDS).map((kind): [string, Kind['schema'], string[]] => [
    kind.name,
    kind.schema,
    filesOf(kind),
  ]);
  const products = corpus.categories.flatMap(({ urlName }) =>
    filesOf({ format: 'record', folder: `products/${urlName}` }),
  );
  return [...kinds, ['products', productFileOf(corpus.categories), products]];
}

/** Fields whose entries others reference: without them, the references are wrong. */
const NAMED_BY_OTHERS = new Set(['surroundings']);

test('every broken field is reported exactly, in Japanese, with the correction', () => {
  let broken = 0;
  for (const [, schema, files] of schemas())
    for (const file of files) {
      const raw = rawOf(file);
      expect({ file, faults: faultsOf(schema, raw) }).toEqual({ file, faults: [] });
      for (const at of fieldsIn(raw).slice(0, PLACES)) {
        const key = at.at(-1);
        const value = valueAt(raw, at);
        const cases: unknown[] = [typeof value === 'object' ? '言葉' : { 名前: '値' }];
        if (typeof key === 'string' && !NAMED_BY_OTHERS.has(key)) cases.push(undefined, null);
        for (const to of cases) {
          const fault = faultAt(schema, raw, { file, at, to });
          if (!fault) continue;
          broken += 1;
          const help = fault.fix ?? (/ください$/.test(fault.reason) ? fault.reason : undefined);
          expect({ file, at, to, help }).toEqual({ file, at, to, help: expect.any(String) });
        }
      }
    }
  expect(broken).toBeGreaterThan(1000);
});

test('a number in the place of a text is to be quoted, a fraction in the place of a whole number to be whole', () => {
  const reasons = { text: '文字の欄に数が書かれています', fraction: '整数ではありません' };
  const fixes: Record<string, string[]> = { [reasons.text]: [], [reasons.fraction]: [] };
  for (const [, schema, files] of schemas())
    for (const file of files.slice(0, 1)) {
      const raw = rawOf(file);
      for (const at of fieldsIn(raw).slice(0, PLACES)) {
        const isText = typeof valueAt(raw, at) === 'string';
        const { reason = '', fix = '' } =
          faultAt(schema, raw, { file, at, to: isText ? 2026 : 2026.5 }) ?? {};
        if (isText) expect({ file, at, reason }).not.toEqual({ file, at, reason: reasons.fraction });
        fixes[reason]?.push(fix);
      }
    }
  const { [reasons.text]: texts = [], [reasons.fraction]: fractions = [] } = fixes;
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((fix) => !fix.includes("引用符で囲んでください(例: '2026"))).toEqual([]);
  expect(fractions.length).toBeGreaterThan(5);
  expect(fractions.filter((fix) => !fix.startsWith('整数を書いてください'))).toEqual([]);
});

/** Whether a record has the fields of its schema and no others. */
function namesItsFields(schema: Kind['schema'], at: Path, raw: unknown): boolean {
  const def = placeIn(schema, at, raw)?.schema._zod.def;
  return def?.type === 'object' && (def.catchall as z.ZodType | undefined)?.type === 'never';
}

test('a misspelled field is reported with the intended name', () => {
  for (const [, schema, files] of schemas())
    for (const file of files.slice(0, 1)) {
      const raw = rawOf(file);
      for (const at of fieldsIn(raw).slice(0, PLACES)) {
        const key = at.at(-1);
        const parent = at.slice(0, -1);
        if (typeof key !== 'string' || key.length < 4 || !namesItsFields(schema, parent, raw)) continue;
        const wrong = `${key}z`;
        const fault = faultAt(schema, changed(raw, at, undefined), {
          file,
          at: [...parent, wrong],
          to: valueAt(raw, at),
        });
        expect({ file, at, fix: fault?.fix }).toMatchObject({ fix: expect.stringContaining(`「${key}」`) });
      }
    }
});

test('an invalid choice is reported with the valid ones, the closest first', () => {
  let choices = 0;
  for (const [, schema, files] of schemas())
    for (const file of files) {
      const raw = rawOf(file);
      for (const at of fieldsIn(raw).slice(0, PLACES)) {
        const value = valueAt(raw, at);
        const type = placeIn(schema, at, raw)?.schema._zod.def.type;
        if (typeof value !== 'string' || value.length < 4 || type !== 'enum') continue;
        choices += 1;
        const fault = faultAt(schema, raw, { file, at, to: `${value}x` });
        expect(fault?.fix).toContain(value);
      }
    }
  expect(choices).toBeGreaterThan(20);
});
