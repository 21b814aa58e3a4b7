import type { FieldDeclaration } from '../../../records/category/specification.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { fieldAt } from '../../specification/fields.ts';

/** Fields that a guide may read in addition to the product's specification. */
const GUIDE_FIELDS: FieldDeclaration[] = [
  { key: 'model', type: 'text' },
  { key: 'category', type: 'text' },
  { key: 'body', type: 'text' },
  { key: 'hasFirmware', type: 'boolean' },
  { key: 'functions', type: 'texts' },
  { key: 'lights', type: 'texts' },
  { key: 'supportEndsOn', type: 'text' },
];
const HOLE = /\{([^{}]+)\}/g;
/** Entries whose texts contain no placeholders. */
const PLAIN = new Set(['like', 'heading', 'table', 'list', 'specification']);

interface Entry {
  field?: string;
  is?: unknown[];
  each?: string;
  texts?: Record<string, string>;
}

function unknownField(path: string): string {
  return `${path} という項目はありません`;
}

/** Fields that any category declares for its products; fields of `hardware` are also available at the top level. */
function fieldsOf({ categories }: Corpus): FieldDeclaration[] {
  const declared = categories.flatMap(({ specification }) => specification.fields);
  const housing = declared.filter(({ key }) => key === 'hardware').flatMap(({ fields = [] }) => fields);
  return [{ key: 'product', type: 'group', fields: GUIDE_FIELDS }, ...declared, ...housing];
}

/** Values that a field cannot have, and names of missing categories. */
function wrongValues({ options }: FieldDeclaration, path: string, is: unknown[], { categories }: Corpus) {
  const known: unknown[] | undefined =
    path === 'product.category' ? categories.map(({ urlName }) => urlName) : options;
  return is.filter((value) => known && !known.includes(value));
}

/** Faults of one entry of the guide, by field. */
function* entryFaults(
  { field: path, is = [], each, texts = {} }: Entry,
  fields: FieldDeclaration[],
  corpus: Corpus,
): Iterable<[field: string, reason: string]> {
  if (path !== undefined) {
    const declared = fieldAt(fields, path);
    if (!declared) yield ['field', unknownField(path)];
    const wrong = declared ? wrongValues(declared, path, is, corpus) : [];
    if (wrong.length > 0) yield ['is', `${wrong.join('、')} は ${path} の選択肢にありません`];
  }
  if (each !== undefined) {
    const list = fieldAt(fields, each);
    if (!list) yield ['each', unknownField(each)];
    const missing = (list?.options ?? []).filter((option) => !Object.hasOwn(texts, option));
    if (missing.length > 0) yield ['texts', `${missing.join('、')} の文がありません`];
  }
}

/** Checks that the guide reads only declared fields and covers every option where it lists them. */
export function* checkSetupGuide(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const fields = fieldsOf(corpus);
  const file = fileOf(corpus.setupGuide);
  function* visit(node: unknown, at: string, key: string): Iterable<ContentProblem> {
    if (typeof node === 'string' && !PLAIN.has(key)) {
      for (const [, path = ''] of node.matchAll(HOLE))
        if (path !== 'value' && !fieldAt(fields, path)) yield { file, field: at, reason: unknownField(path) };
    } else if (Array.isArray(node)) {
      for (const [index, below] of node.entries()) yield* visit(below, `${at}[${index}]`, key);
    } else if (typeof node === 'object' && node !== null) {
      for (const [name, reason] of entryFaults(node, fields, corpus))
        yield { file, field: `${at}.${name}`, reason };
      for (const [name, below] of Object.entries(node))
        yield* visit(below, at ? `${at}.${name}` : name, name);
    }
  }
  yield* visit(corpus.setupGuide, '', '');
}
