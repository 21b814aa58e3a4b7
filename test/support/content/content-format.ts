import path from 'node:path';
import { CONTENT_FORMAT, FORMAT_FIELD } from '../../../corpus/content-format.ts';
import { type JsonSchema, jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { inFolder } from '../../../records/kind.ts';
import { product } from '../../../records/product/record.ts';

/*
 * Text form of the schemas of all kinds: a line for each field, with what the field accepts (`+string`, `+=L2`) and
 * what it demands (`required`, `pattern=…`). A schema may accept more and demand less without a new format of the
 * content; anything else can make existing content invalid and needs one, with a step of content:upgrade.
 */

/** File with the text of the present format. */
export const FORMAT_FILE = path.resolve(import.meta.dirname, '../../fixtures/content-format.txt');

const products = inFolder('record', 'products', { title: '', description: '', schema: product });
/** Keywords that restrict values. */
const DEMANDS = [
  'additionalProperties',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
];

/**
 * The text of the present schemas.
 *
 * @param stored text of the file
 * @throws {Error} when content that the stored text allows may have become invalid in the same format
 */
export function formatText(stored: string): string {
  const lines = [...kindsOf([]), products].flatMap((kind) => {
    const schema = jsonSchemaOf(kind);
    const definitions = Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>);
    return [
      ...linesOf(kind.name, schema, []),
      ...definitions.flatMap(([name, one]) => linesOf(`${kind.name}#${name}`, one, [])),
    ];
  });
  const heading = `${FORMAT_FIELD} ${CONTENT_FORMAT}\n`;
  const text = `${heading}${[...new Set(lines)].join('\n')}\n`;
  const narrowed = stored.startsWith(heading) ? narrowedLines(stored, text) : [];
  if (narrowed.length > 0) throw new Error([ADVICE, ...narrowed].join('\n'));
  return text;
}

const ADVICE = `Existing content may be invalid by the changed schemas. Raise CONTENT_FORMAT (corpus/content-format.ts), add a step
to scripts/own-site/upgrade/steps.ts, set contentFormat in every site.yaml, run npm run content:guide -- --text, and
write what changed under "### Content" of CHANGELOG.md. A limit that became wider needs none of this: correct its line
in test/fixtures/content-format.txt.`;

function linesOf(place: string, schema: JsonSchema, demands: readonly string[]): string[] {
  const { type, enum: values, const: only, $ref, anyOf, oneOf, items, prefixItems } = schema;
  const accepted = [type, $ref].filter((value) => value !== undefined).map((value) => `+${value}`);
  const constants = only === undefined ? ((values ?? []) as unknown[]) : [only];
  const restrictions = DEMANDS.filter((key) => key in schema && isDemand(key, schema));
  const tokens = [
    ...accepted,
    ...constants.map((value) => `+=${value}`),
    ...demands,
    ...restrictions.map((key) => `${key}=${schema[key]}`),
  ];
  const alternatives = ((anyOf ?? oneOf ?? []) as JsonSchema[]).map((one, index) => [
    nameOf(one, index),
    one,
  ]);
  return [
    [place, ...tokens].join('\t'),
    ...fieldsOf(place, schema),
    ...(alternatives as [string, JsonSchema][]).flatMap(([name, one]) =>
      linesOf(`${place}|${name}`, one, []),
    ),
    ...inner(`${place}[]`, items),
    ...((prefixItems ?? []) as unknown[]).flatMap((one, index) => inner(`${place}[${index}]`, one)),
    ...inner(`${place}.*`, schema.additionalProperties),
    ...inner(`${place}.<key>`, schema.propertyNames),
  ];
}

/** The pattern of a format and the largest safe integer add nothing. */
function isDemand(key: string, { [key]: value, format }: JsonSchema): boolean {
  if (typeof value === 'object' || value === Number.MAX_SAFE_INTEGER) return false;
  return key !== 'pattern' || format === undefined;
}

function fieldsOf(place: string, { properties, required }: JsonSchema): string[] {
  const names = (required ?? []) as string[];
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) =>
    linesOf(`${place}.${name}`, field, names.includes(name) ? ['required'] : []),
  );
}

function inner(place: string, schema: unknown): string[] {
  return typeof schema === 'object' && schema !== null ? linesOf(place, schema as JsonSchema, []) : [];
}

/** Name of an alternative: its discriminating constant, otherwise its type and position. */
function nameOf({ properties, type }: JsonSchema, index: number): string {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const [name, field] = fields.find(([, one]) => one.const !== undefined) ?? [];
  return field ? `${name}=${field.const}` : `${type ?? 'any'}${index}`;
}

/** Changes that may make content invalid which the stored text allows. */
function narrowedLines(stored: string, present: string): string[] {
  const before = readLines(stored);
  const after = readLines(present);
  const lost = [...before].filter(([place]) => !after.has(place)).map(([place]) => `${place}: removed`);
  const narrowed = [...after].flatMap(([place, tokens]) => {
    const known = before.get(place);
    const isNew = known === undefined && before.has(place.replace(/[^.]*$/, '').slice(0, -1));
    const added = tokens.filter((token) => !token.startsWith('+') && !known?.includes(token));
    if (known === undefined) return isNew && added.includes('required') ? [`${place}: required`] : [];
    const gone = known.filter((token) => token.startsWith('+') && !tokens.includes(token));
    return [...added, ...gone.map((token) => `${token} removed`)].map((token) => `${place}: ${token}`);
  });
  return [...lost, ...narrowed];
}

function readLines(text: string): Map<string, string[]> {
  const lines = text.trimEnd().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([place = '', ...tokens]) => [place, tokens]));
}
