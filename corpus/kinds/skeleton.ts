import { stringify } from 'yaml';
import { nextFree } from '../checks/duplicates.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { type FolderKind, newFileOf } from './kind.ts';

/** A new record's file, to be filled in. */
export interface Skeleton {
  file: string;
  source: string;
}

export interface SkeletonOptions {
  kind: FolderKind;
  /** What goes into the address. */
  slug: string;
  /** Calendar day in Japan. */
  today: string;
  /** Ids that records of the kind have. */
  usedIds: readonly number[];
}

/** The words that stand where an editor has to write. */
const PLACEHOLDER = '(ここに書く)';

/**
 * A file with everything that a record of the kind needs: the next free id, the day, and what each field is for, as a draft.
 * Undefined for kinds whose files editors do not make.
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
