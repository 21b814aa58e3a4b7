import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeText } from '../../corpus/content-text.ts';
import { valueAt } from '../../corpus/problems/place.ts';
import { readYaml } from '../../corpus/yaml.ts';
import type { Kind } from '../../records/kind.ts';

/** Example file of a kind. */
interface GuideExample {
  file: string;
  /** The first item, if the file is a list. */
  record: unknown;
  /** Shortened source text. */
  source: string;
  language: 'markdown' | 'yaml';
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const MOST_LINES = 36;

/** Shortest file of a kind, or the first item of its list; undefined if the folder has none. */
export function exampleOf(kind: Kind, contentDir: string): GuideExample | undefined {
  const pattern = 'folder' in kind ? `${kind.folder}/**/*.{md,yaml}` : kind.file;
  const files = globSync(pattern, { cwd: contentDir }).map((file) => {
    const source = normalizeText(readFileSync(path.join(contentDir, file), 'utf8'));
    return { file: file.replaceAll(path.sep, '/'), source };
  });
  const [shortest] = files.sort((a, b) => a.source.length - b.source.length || (a.file < b.file ? -1 : 1));
  if (!shortest) return undefined;
  const { file, source } = shortest;
  if (kind.format === 'markdown') {
    const [head = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
    const [paragraph = ''] = source.slice(head.length).trim().split('\n\n');
    return { file, record: readYaml(yaml), source: `${head}${paragraph}`, language: 'markdown' };
  }
  const isList = kind.format === 'list';
  const record = isList ? valueAt(readYaml(source), [0]) : readYaml(source);
  const bare = source.replace(/^(?:#.*\n|\n)+/, '');
  const [item = ''] = bare.split(/\n(?=- )/);
  return { file, record, source: shortened(isList ? item : bare), language: 'yaml' };
}

function shortened(source: string): string {
  const lines = source.trimEnd().split('\n');
  const rest = lines.length > MOST_LINES ? ['# (続く)'] : [];
  return [...lines.slice(0, MOST_LINES), ...rest].join('\n');
}
