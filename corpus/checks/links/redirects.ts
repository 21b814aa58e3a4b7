import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOperatorRows } from '../../../shared/paths/table-check.ts';
import type { ContentCheck } from '../../corpus.ts';
import { isPlainFile } from '../../plain-files.ts';
import { parseYaml } from '../../yaml.ts';
import { createAddressBook } from './address-book.ts';

const FILE = 'redirects.yaml';

/**
 * Checks that no redirect of the operators hides the page of a record. The path table does not know records and refuses
 * only rows that hide a fixed page. With an external upstream the records are unknown, so this check does not run.
 */
export function checkRedirects(contentDir: string): ContentCheck {
  return (corpus) => {
    // A content service that runs alone needs no redirects.
    if (!isPlainFile(path.join(contentDir, FILE))) return [];
    const parsed = parseYaml(readFileSync(path.join(contentDir, FILE), 'utf8'));
    // The path table reports problems with the file itself.
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
