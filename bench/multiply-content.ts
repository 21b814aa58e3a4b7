import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Collections of independent records, whose copies are valid content. */
const COLLECTIONS = ['blog', 'case-studies', 'news'];
/** Larger than any id of the demonstration. */
const ID_STEP = 10_000;
/** Fields that only one record, or a few, may have. */
const PLACES = /^(?:hot|top|featured|order|legacyPaths): .*\n/gm;

/**
 * Copies a content folder with every article, case and news item repeated `times` times. Returns the number
 * of these records.
 */
export function multiplyContent(from: string, to: string, times: number): number {
  cpSync(from, to, { recursive: true });
  let records = 0;
  for (const collection of COLLECTIONS) {
    const folder = path.join(to, collection);
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (let copy = 1; copy < times; copy += 1) {
        writeFileSync(path.join(folder, file.replace('.md', `-c${copy}.md`)), copyOf(text, copy));
      }
    }
    records += files.length * times;
  }
  return records;
}

function copyOf(text: string, copy: number): string {
  return text
    .replace(/^id: (\d+)$/m, (_all, id) => `id: ${Number(id) + ID_STEP * copy}`)
    .replace(/^(slug|urlName): (.+)$/m, (_all, key, name) => `${key}: ${name}-c${copy}`)
    .replace(/^(title|name): (.+)$/m, (_all, key, title) => `${key}: ${title}(その${copy + 1})`)
    .replace(PLACES, '');
}
