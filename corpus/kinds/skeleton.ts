import { stringify } from 'yaml';
import { type FolderKind, newFileOf } from '../../records/kind.ts';
import { nextFree } from '../checks/duplicates.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** The file of a new record, to be completed by an editor. */
interface Skeleton {
  file: string;
  source: string;
}

interface SkeletonOptions {
  kind: FolderKind;
  /** The part of the address that names the record. */
  slug: string;
  /** Calendar day in Japan. */
  today: string;
  /** Ids in use in this kind. */
  usedIds: readonly number[];
  /** Values of further fields, such as the category of a product. */
  values?: Readonly<Record<string, unknown>>;
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Marks text that an editor has to write. */
const PLACEHOLDER = '(ここに書く)';

/**
 * Creates a draft with all required fields of a kind: the next free id, the day, and the purpose of each field as a
 * comment. Undefined for kinds whose files editors do not create.
 */
export function skeletonOf({ kind, slug, today, usedIds, values }: SkeletonOptions): Skeleton | undefined {
  const schema = jsonSchemaOf(kind) as ObjectSchema;
  const { properties = {}, required = [] } = schema;
  const known: Record<string, unknown> = {
    id: nextFree(usedIds),
    slug,
    urlName: slug,
    path: `/${slug}`,
    ...values,
  };
  const record = Object.fromEntries(
    required.map((name) => [name, known[name] ?? startOf(properties[name] ?? {}, today)]),
  );
  const file = newFileOf(kind, record);
  if (file === undefined) return undefined;
  const lines = fieldLines(schema, record, today);
  if (properties.photos && !required.includes('photos')) lines.push(...photoLines(slug));
  const yaml = [...lines, '# 書き終えたら、この行を消すと公開されます', 'draft: true'].join('\n');
  return { file, source: kind.format === 'markdown' ? `---\n${yaml}\n---\n${PLACEHOLDER}\n` : `${yaml}\n` };
}

/** Photographs are optional, and most records have some. */
function photoLines(slug: string): string[] {
  return [
    '# 写真: npm run content:picture -- 写真のファイル で取り込んでから、# を外します',
    '# photos:',
    `#   - { file: photos/${slug}.jpg, alt: 何が写っているか }`,
  ];
}

/** Lines of fields, each after a comment with its purpose. Fields of an object follow it, indented. */
function fieldLines(
  { properties = {} }: ObjectSchema,
  values: Readonly<Record<string, unknown>>,
  today: string,
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = properties[name] ?? {};
    const inner = field as ObjectSchema;
    if (Array.isArray(value) && value.length > 0)
      return [commentOf(name, field), `${name}:`, `  ${stringify(value).trim().replaceAll('\n', '\n  ')}`];
    if (field.type !== 'object' || !inner.properties)
      return [commentOf(name, field), `${name}: ${stringify(value).trim()}`];
    const keys = inner.required ?? [];
    const start = Object.fromEntries(keys.map((key) => [key, startOf(inner.properties?.[key] ?? {}, today)]));
    const nested = fieldLines(inner, start, today).map((line) => `  ${line.replaceAll('\n', '\n  ')}`);
    return [commentOf(name, field), `${name}:${nested.length > 0 ? '' : ' {}'}`, ...nested];
  });
}

/** Title, description and, of a choice, the possible values. */
function commentOf(name: string, { title = name, description, enum: one, items }: JsonSchema): string {
  const options = one ?? (items as JsonSchema | undefined)?.enum;
  const said = [description, Array.isArray(options) && `${options.join('、')} から選びます`].filter(Boolean);
  return `# ${title}${said.length > 0 ? `: ${said.join('。')}` : ''}`;
}

/** Start of an item of a list, with its required fields, which no comment describes. */
function itemOf(schema: JsonSchema, today: string): unknown {
  const { properties, required = [] } = schema as ObjectSchema;
  if (!properties) return startOf(schema, today);
  return Object.fromEntries(required.map((name) => [name, itemOf(properties[name] ?? {}, today)]));
}

function startOf(field: JsonSchema, today: string): unknown {
  if (Array.isArray(field.enum)) return field.enum[0];
  if (field.format === 'date') return today;
  switch (field.type) {
    case 'array':
      return Array.from({ length: Number(field.minItems ?? 0) }, () =>
        itemOf((field.items ?? {}) as JsonSchema, today),
      );
    case 'object':
      return {};
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(Number(field.minimum ?? -Infinity), Math.min(1, Number(field.maximum ?? Infinity)));
    default:
      return PLACEHOLDER;
  }
}
