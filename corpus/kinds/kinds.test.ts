import { beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { type Kind, newFileOf } from '../../records/kind.ts';
import { BLOCK_KINDS } from '../../shared/pages/block-schema.ts';
import { REFERENCES } from '../../shared/reference.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { createAddressBook } from '../checks/links/address-book.ts';
import { type Corpus, loadCorpus } from '../corpus.ts';
import { faultsOf } from '../problems/tell.ts';
import { readYaml } from '../yaml.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { KINDS, kindsOf } from './kinds.ts';
import { skeletonOf } from './skeleton.ts';

let corpus: Corpus;
let kinds: Kind[];
beforeAll(async () => {
  corpus = await fixtureCorpus();
  kinds = kindsOf(corpus.categories);
});

type Visit = (schema: JsonSchema, path: string) => void;

/** Calls `visit` for every nested schema, with its path. */
function walk(schema: JsonSchema, visit: Visit, at = ''): void {
  visit(schema, at);
  const inner = (value: unknown, name: string) => {
    if (typeof value === 'object' && value !== null) walk(value as JsonSchema, visit, `${at}${name}`);
  };
  for (const group of ['properties', '$defs'])
    for (const [key, value] of Object.entries((schema[group] as object | undefined) ?? {}))
      inner(value, `.${key}`);
  for (const group of ['oneOf', 'anyOf', 'prefixItems'])
    for (const [index, value] of Object.entries((schema[group] as object | undefined) ?? {}))
      inner(value, `<${index}>`);
  inner(schema.items, '[]');
  inner(schema.additionalProperties, '{}');
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Names written in Latin letters in Japanese, too, and keys that a category has given no name. */
const LETTERS = /^(?:Web|SNS|URL)$/;

test('every field of every kind has a title, those of nested records and of blocks, too', () => {
  const untitled: string[] = [];
  const strange: string[] = [];
  for (const kind of kinds) {
    walk(jsonSchemaOf(kind), ({ properties = {} }, at) => {
      for (const [key, field] of Object.entries(properties as Record<string, JsonSchema>)) {
        const where = `${kind.name}${at}.${key}`;
        if (typeof field.title !== 'string' || field.title === '') untitled.push(where);
        else if (
          !JAPANESE.test(field.title) &&
          !LETTERS.test(field.title) &&
          !kind.name.startsWith('products/')
        )
          strange.push(`${where}: ${field.title}`);
      }
    });
  }
  expect(untitled).toEqual([]);
  expect(strange).toEqual([]);
});

test('the schema of a kind is plain data without defaults, and describes the existing files', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const kind of kinds) {
    const schema = jsonSchemaOf(kind);
    expect(structuredClone(schema)).toEqual(JSON.parse(JSON.stringify(schema)));
    walk(schema, (part) => expect(part).not.toHaveProperty('default'));
    expect(() => ajv.compile(schema)).not.toThrow();
  }
  const check = ajv.compile(jsonSchemaOf(KINDS.banners));
  const [banner] = corpus.banners;
  expect(check([{ ...banner, publishFrom: '2026-12-01 09:00', draft: true }])).toBe(true);
  expect(check([{ ...banner, unheard: 'of' }])).toBe(false);
});

/** Keywords that select the control of a form. */
const SHAPES = ['type', 'enum', 'const', 'oneOf', 'anyOf', '$ref'];

test('every part of every kind has a shape that a form has a control for', () => {
  const shapeless: string[] = [];
  for (const kind of kinds)
    walk(jsonSchemaOf(kind), (part, at) => {
      const values = ((part.anyOf ?? part.oneOf ?? [{}]) as JsonSchema[]).every(
        (option) => 'const' in option,
      );
      if (values || !SHAPES.some((shape) => shape in part)) shapeless.push(`${kind.name}${at}`);
    });
  expect(shapeless).toEqual([]);
});

/** Of the record itself, and of the parts that only code knows. */
const OWN_IDS = /(?:^|[.\]>])(?:id|type|serial)$|^pages\.sections\[\]\.id$/;

test('every field that names another record, a choice or a page says what it chooses from', () => {
  const untold: string[] = [];
  const told = new Set<unknown>();
  for (const kind of kinds)
    walk(jsonSchemaOf(kind), (part, at) => {
      told.add(part.reference);
      const isId = part.type === 'integer' && /Ids?(?:\[\])?$/.test(at) && !OWN_IDS.test(at);
      const isPath =
        part.type === 'string' && /(?:\.(?:path|to|cover|picture|industry|linkUrl|imgUrl))$/.test(at);
      if ((isId || isPath) && part.reference === undefined) untold.push(`${kind.name}${at}`);
    });
  // A part of the same drawing, the page's own path, a day, and addresses that no page has any more.
  expect(untold).toEqual([
    'technology.figure.tiers[].parts[].links[].to',
    'pages.path',
    'site.supportHours.closed[].to',
    'redirects.gone[].path',
  ]);
  expect([...told].filter(Boolean).toSorted()).toEqual(Object.keys(REFERENCES).toSorted());
});

test('fields with a short form offer both forms', () => {
  const { properties, $defs } = jsonSchemaOf(KINDS.setupGuide) as {
    properties: object;
    $defs: Record<string, JsonSchema>;
  };
  expect(JSON.stringify(properties)).not.toContain('shortForm');
  for (const definition of Object.values($defs))
    expect(JSON.stringify(definition)).not.toMatch(/shortForm|null/);
  const { include } = jsonSchemaOf(KINDS.categories).properties as { include: { items: JsonSchema } };
  expect(include.items.anyOf).toMatchObject([{ type: 'string' }, { type: 'object', required: ['from'] }]);
});

test('blocks are alternatives with a constant and a title each', () => {
  const schema = jsonSchemaOf(KINDS.pages) as { properties: { sections: { items: JsonSchema } } };
  const section = schema.properties.sections.items as { properties: { blocks: { items: JsonSchema } } };
  const blocks = section.properties.blocks.items.oneOf as {
    title: string;
    properties: { kind: JsonSchema };
  }[];
  expect(blocks.map(({ properties }) => properties.kind.const)).toEqual(BLOCK_KINDS);
  expect(blocks.map(({ title }) => title)).not.toContain(undefined);
});

test('the publication period is part of the schema', () => {
  const fieldsOf = (schema: JsonSchema) => Object.keys(schema.properties as object);
  expect(fieldsOf(jsonSchemaOf(KINDS.news))).toEqual(
    expect.arrayContaining(['title', 'publishFrom', 'publishUntil', 'draft']),
  );
  expect(fieldsOf(jsonSchemaOf(KINDS.webinars).items as JsonSchema)).toContain('publishFrom');
  const { entries } = jsonSchemaOf(KINDS.faq).properties as { entries: { items: JsonSchema } };
  expect(fieldsOf(entries.items)).toContain('draft');
  expect(fieldsOf(jsonSchemaOf(KINDS.site))).not.toContain('draft');
});

test('kinds differ in their names and in the places of their files', () => {
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['news', 'case-studies', 'products/switches', 'banners', 'site']),
  );
  for (const { title, description } of kinds) expect(`${title}${description}`).toMatch(JAPANESE);
});

test('a new file is called after its record', () => {
  const news = { publishedOn: '2026-11-20', slug: 'new-release', id: 1 };
  expect(newFileOf(KINDS.news, news)).toBe('news/2026-11-20-new-release.md');
  expect(newFileOf(KINDS.news, { slug: 'new-release' })).toBeUndefined();
  expect(newFileOf(KINDS.pages, { path: '/company/leader' })).toBe('pages/company-leader.yaml');
  expect(newFileOf(KINDS.serviceTexts, { type: 1 })).toBeUndefined();
});

test('a new record has the next free id, today, and placeholders for its required fields only', () => {
  const made = skeletonOf({ kind: KINDS.news, slug: 'spring', today: '2026-11-20', usedIds: [3, 213, 7] })!;
  expect(made.file).toBe('news/2026-11-20-spring.md');
  const [, yaml = '', body = ''] = made.source.split('---\n');
  const { draft, ...record } = readYaml(yaml) as Record<string, unknown>;
  expect(record).toMatchObject({ id: 214, slug: 'spring', publishedOn: '2026-11-20' });
  expect(draft).toBe(true);
  expect(faultsOf(KINDS.news.schema, record)).toEqual([]);
  expect(body.trim()).not.toBe('');
  expect(
    skeletonOf({ kind: KINDS.serviceTexts, slug: 'a', today: '2026-11-20', usedIds: [] }),
  ).toBeUndefined();
});

test('a new product has all required fields of its category, each with its unit and values', () => {
  const kind = kinds.find(({ name }) => name === 'products/switches') as typeof KINDS.news;
  const values = { categoryId: 1, subCategoryId: 12 };
  const { source } = skeletonOf({ kind, slug: 'ms-1', today: '2026-11-20', usedIds: [], values })!;
  const record = readYaml(source) as { spec: Record<string, unknown>; photos?: unknown };
  expect(record).toMatchObject({ urlName: 'ms-1', ...values, spec: { power: { maxConsumptionW: 1 } } });
  const { properties } = jsonSchemaOf(kind) as { properties: { spec: { required: string[] } } };
  expect(Object.keys(record.spec)).toEqual(properties.spec.required);
  expect(source).toMatch(/^ {2}# .*: 単位は Gbps\n {2}switchingCapacityGbps: 1$/m);
  expect(source).toMatch(/^ {2}# .*: L2、.* から選びます\n {2}layer: L2$/m);
  expect([record.photos, source.includes('# photos:')]).toEqual([undefined, true]);
});

test('a number of a new product lies within the bounds of its field', () => {
  const category = corpus.categories.find(({ urlName }) => urlName === 'switches')!;
  const { specification } = category;
  const noise = { key: 'noise', type: 'number', min: -150, max: 0 } as const;
  const level = { key: 'level', type: 'integer', min: 5 } as const;
  const fields = [...specification.fields, noise, level];
  const [kind] = kindsOf([{ ...category, specification: { ...specification, fields } }]).filter(
    ({ name }) => name === 'products/switches',
  ) as (typeof KINDS.news)[];
  const { source } = skeletonOf({ kind: kind!, slug: 'ms-1', today: '2026-11-20', usedIds: [] })!;
  expect((readYaml(source) as { spec: unknown }).spec).toMatchObject({ noise: 0, level: 5 });
});

test('a record names the page that shows it', () => {
  const resolve = createAddressBook(corpus);
  const products = kinds.find(({ name }) => name === 'products/switches') as Kind;
  const shown: [kind: Kind, records: readonly object[]][] = [
    [KINDS.news, corpus.news],
    [KINDS.cases, corpus.cases],
    [KINDS.solutions, corpus.solutions],
    [KINDS.careers, corpus.careers],
    [KINDS.blog, corpus.blog],
    [KINDS.technology, corpus.technology],
    [KINDS.faq, corpus.faq],
    [KINDS.pages, corpus.pages],
    [KINDS.categories, corpus.categories],
    [KINDS.webinars, corpus.webinars],
    [KINDS.banners, corpus.banners],
    [KINDS.company, corpus.company],
    [products, corpus.products],
  ];
  for (const [kind, records] of shown)
    for (const record of records) {
      const address = kind.pathOf?.(record as never, corpus);
      expect({ kind: kind.name, address, is: address && resolve(address, '').kind }).toEqual({
        kind: kind.name,
        address: expect.stringMatching(/^\//),
        is: 'page',
      });
    }
});

test('every file of the content folder that is read belongs to a kind', async () => {
  let read: string[] = [];
  await loadCorpus(FIXTURE_CONTENT, [
    (_corpus, _fileOf, files) => {
      read = [...files];
      return [];
    },
  ]);
  const isOf = (file: string) => (kind: Kind) =>
    'folder' in kind ? file.startsWith(`${kind.folder}/`) : kind.file === file;
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((file) => !kinds.some(isOf(file)))).toEqual([]);
});

type AnySchema = z.core.$ZodType;
/** Definition of a schema of any type. */
interface Parts {
  type: string;
  shape?: Record<string, AnySchema>;
  catchall?: AnySchema;
  element?: AnySchema;
  items?: AnySchema[];
  options?: AnySchema[];
  valueType?: AnySchema;
  in?: AnySchema;
  out?: AnySchema;
  innerType?: AnySchema;
  getter?(): AnySchema;
}

/** Collects the string schemas within a schema, with their paths. */
function textsOf(
  schema: AnySchema,
  at: string,
  seen = new Set<AnySchema>(),
): [at: string, schema: AnySchema][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = schema._zod.def as unknown as Parts;
  if (parts.type === 'string') return [[at, schema]];
  const inner: [string, AnySchema | undefined][] = [
    ...Object.entries(parts.shape ?? {}).map(([key, field]): [string, AnySchema] => [`.${key}`, field]),
    ['{}', parts.catchall],
    ['{}', parts.valueType],
    ['[]', parts.element],
    ...(parts.items ?? []).map((item): [string, AnySchema] => ['[]', item]),
    ...[...(parts.options ?? []), parts.in, parts.out, parts.innerType, parts.getter?.()].map(
      (one): [string, AnySchema | undefined] => ['', one],
    ),
  ];
  return inner.flatMap(([name, one]) => (one ? textsOf(one, at + name, seen) : []));
}

/** Markdown fields, which may have several lines. */
const OF_LINES = /^(?:banners\[\]\.details|faq\.entries\[\]\.answer|firmware\.releases\[\]\.notes)$/;
const SHAPES_OF_TEXTS = ['*', '/*', 'https://example.com/*', 'photos/*.jpg', '^*$', 'a*'];

test.each([
  ['a line break', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['NUL', '\0'],
  ['an escape of terminals', '\u001b[2J'],
  ['a separator of lines', '\u2028'],
  ['a turned direction', '\u202E'],
])('no text of one line holds %s', (_what, mark) => {
  const texts = kinds.flatMap((kind) => textsOf(kind.schema, kind.name));
  expect(texts.length).toBeGreaterThan(300);
  const holding = texts.filter(([at, schema]) =>
    SHAPES_OF_TEXTS.some((shape) => {
      const { data } = z.safeParse(schema, shape.replace('*', `a${mark}b`));
      return typeof data === 'string' && data.includes(mark) && !(OF_LINES.test(at) && /[\n\t]/.test(mark));
    }),
  );
  expect(holding.map(([at]) => at)).toEqual([]);
});
