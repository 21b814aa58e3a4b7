import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../test/support/content/folders.ts';
import { type Findings, findSlowExpressions, reasonsAgainst } from './slow-expressions.ts';

/**
 * Files that build regular expressions at run time, with the origin of their text. Expressions of editors run
 * only in the checks.
 */
const ASSEMBLED_AT_RUN_TIME: Record<string, string> = {
  'client/features/design-system/tokens.ts': 'names in the code',
  'client/lib/loading/page-state.ts': 'a constant with one more backslash',
  'corpus/checks/products/controllers.ts': 'editors',
  'corpus/checks/products/derived-facts.ts': 'editors',
  'corpus/checks/products/functions.ts': 'editors',
  'corpus/checks/products/product-news.ts': 'editors',
  'corpus/checks/texts/conditions.ts': 'editors',
  'corpus/checks/texts/facts.ts': 'editors',
  'corpus/checks/texts/promises.ts': 'editors',
  'corpus/checks/texts/words.ts': 'editors',
  'corpus/function-register.ts': 'editors',
  'corpus/rendering/dialect.ts': 'a constant with a number',
  'corpus/schema/fact.ts': 'editors; the check of its syntax',
  'corpus/specification/management.ts': 'editors',
  'corpus/specification/rules.ts': 'editors',
  'corpus/specification/rules/key-figures.ts': 'editors',
  'corpus/specification/rules/parts.ts': 'editors',
  'corpus/specification/rules/texts.ts': 'editors',
  'desk/client/writing/paste.ts': 'names in the code',
  'desk/editing/wording.ts':
    'words of an editor, escaped, and constants that linear-time.slow.test.ts measures',
  'media/manuals/choose-texts.ts': 'editors',
  'records/fields.ts': 'editors; the check of its syntax',
  'server/content/search/query.ts': 'a search of at most 100 characters, escaped',
  'server/content/search/spelling.ts': 'a list of constants',
  'server/middleware/files/topology-files.ts': 'names in the code',
  'server/monitoring/trace-targets.ts': 'a setting',
  'shared/paths/details.ts': 'the route table',
  'shared/text/read-csv.ts': 'a constant without its flags',
};

let found: Findings | undefined;

function findings(): Findings {
  found ??= findSlowExpressions(
    globSync('{client,corpus,desk,media,records,server,shared}/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(ROOT, file)),
  );
  return found;
}

test.each([
  [String.raw`^(\S.*?)[\s×]+(\S+)$`, 'two repetitions that can take the same characters'],
  ['^(?:a+)+$', 'a repetition that repeats itself'],
  ['-+$', 'is tried again from every character of a run'],
  [String.raw`(?=[a-z-]*\d)[a-z]+`, 'is tried again from every character of a run'],
])('%s is found: %s', (source, reason) => {
  expect(reasonsAgainst(source, '').join('\n')).toContain(reason);
});

test.each([String.raw`^[^@]+@\S+$`, '(?<!-)-+$', '[a-z]+', String.raw`\d{1,10}-\d{1,10}`])(
  '%s is linear',
  (source) => {
    expect(reasonsAgainst(source, '')).toEqual([]);
  },
);

test('every regular expression of the code is linear', () => {
  expect(findings().slow).toEqual([]);
});

test('expressions that are assembled at run time are listed', () => {
  const files = findings().unknown.map(({ file }) => path.relative(ROOT, file));
  expect([...new Set(files)].sort()).toEqual(Object.keys(ASSEMBLED_AT_RUN_TIME));
});
