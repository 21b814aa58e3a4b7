import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOperatorRows } from '../../shared/paths/table-check.ts';
import type { ContentCheck } from '../corpus.ts';
import { isPlainFile } from '../plain-files.ts';
import { parseYaml } from '../yaml.ts';
import { createAddressBook } from './address-book.ts';

const FILE = 'redirects.yaml';

/**
 * No row of the operators hides the page of a record: the path table, which knows no records, refuses only rows that hide a
 * page of its own. With an upstream of somebody else's the records are not known, and nothing is checked.
 */
export function checkRedirects(contentDir: string): ContentCheck {
  return (corpus) => {
    // A content service that runs alone needs no addresses.
    if (!isPlainFile(path.join(contentDir, FILE))) return [];
    const parsed = parseYaml(readFileSync(path.join(contentDir, FILE), 'utf8'));
    // What is wrong with the file itself, the path table tells.
    if ('problem' in parsed) return [];
    const { redirects, gone } = readOperatorRows(parsed.value);
    const resolve = createAddressBook(corpus);
    return [...redirects.map(({ from }) => from), ...gone.map((row) => row.path)]
      .filter((from) => resolve(from, '').kind === 'page')
      .map((from) => ({
        file: FILE,
        field: from,
        text: from,
        reason: '公開中のページです。転送や廃止の対象にできません',
        fix: 'この行を消すか、ページのほうを取り下げてください',
      }));
  };
}
