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
}

/** Marks text that an editor has to write. */
const PLACEHOLDER = '(ここに書く)';

/**
 * Creates a draft with all required fields of a kind: the next free id, the day, and the purpose of each field as a
 * comment. Undefined for kinds whose files editors do not create.
 */
export function skeletonOf({ kind, slug, today, usedIds }: SkeletonOptions): Skeleton | undefined {
  const { properties = {}, required = [] } = jsonSchemaOf(kind) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const known: Record<string, unknown> = {
    id: nextFree(usedIds),
    slug,
    urlName: slug,
    path: `/${slug}`,
  };
  const record = Object.fromEntries(
    required.map((name) => [name, known[name] ?? startOf(properties[name] ?? {}, today)]),
  );
  const file = newFileOf(kind, record);
  if (file === undefined) return undefined;
  const lines = Object.entries(record).map(([name, value]) => {
    const { title = name, description } = properties[name] ?? {};
    const comment = `# ${title}${description ? `: ${description}` : ''}`;
    return `${comment}\n${name}: ${stringify(value).trim()}`;
  });
  const yaml = [...lines, '# 書き終えたら、この行を消すと公開されます', 'draft: true'].join('\n');
  return { file, source: kind.format === 'markdown' ? `---\n${yaml}\n---\n${PLACEHOLDER}\n` : `${yaml}\n` };
}

function startOf(field: JsonSchema, today: string): unknown {
  if (Array.isArray(field.enum)) return field.enum[0];
  if (field.format === 'date') return today;
  switch (field.type) {
    case 'array':
      return [];
    case 'object':
      return {};
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 1;
    default:
      return PLACEHOLDER;
  }
}
