import type { FieldDeclaration } from '../../../records/category/specification.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
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
function wrongValues(
  field: FieldDeclaration,
  path: string,
  is: unknown[],
  { categories }: Corpus,
): unknown[] {
  const options: unknown[] | undefined =
    path === 'product.category' ? categories.map(({ urlName }) => urlName) : field.options;
  return is.filter((value) => options && !options.includes(value));
}

/** Faults of one entry of the guide, by field. */
function entryFaults(
  entry: object,
  fields: FieldDeclaration[],
  corpus: Corpus,
): [field: string, reason: string][] {
  const { field: path, is = [], each, texts = {} } = entry as Entry;
  const faults: [string, string][] = [];
  const declared = path === undefined ? undefined : fieldAt(fields, path);
  if (path !== undefined && !declared) faults.push(['field', unknownField(path)]);
  if (path !== undefined && declared) {
    const wrong = wrongValues(declared, path, is, corpus);
    if (wrong.length > 0) faults.push(['is', `${wrong.join('、')} は ${path} の選択肢にありません`]);
  }
  if (each !== undefined) {
    const list = fieldAt(fields, each);
    if (!list) faults.push(['each', unknownField(each)]);
    const missing = (list?.options ?? []).filter((option) => !Object.hasOwn(texts, option));
    if (missing.length > 0) faults.push(['texts', `${missing.join('、')} の文がありません`]);
  }
  return faults;
}

/** Checks that the guide reads only declared fields and covers every option where it lists them. */
export function checkSetupGuide(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const fields = fieldsOf(corpus);
  const file = fileOf(corpus.setupGuide);
  const visit = (node: unknown, at: string, key: string): ContentProblem[] => {
    if (typeof node === 'string') {
      const holes = PLAIN.has(key) ? [] : [...node.matchAll(HOLE)].map(([, path = '']) => path);
      return holes
        .filter((path) => path !== 'value' && !fieldAt(fields, path))
        .map((path) => ({ file, field: at, reason: unknownField(path) }));
    }
    if (Array.isArray(node)) return node.flatMap((below, index) => visit(below, `${at}[${index}]`, key));
    if (typeof node !== 'object' || node === null) return [];
    return [
      ...entryFaults(node, fields, corpus).map(([name, reason]) => ({
        file,
        field: `${at}.${name}`,
        reason,
      })),
      ...Object.entries(node).flatMap(([name, below]) => visit(below, at ? `${at}.${name}` : name, name)),
    ];
  };
  return visit(corpus.setupGuide, '', '');
}
