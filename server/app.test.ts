import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

interface Stage {
  heading: string;
  middleware: string[];
}

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** The headings of `createApp`, each with the names in its `app.use` calls. */
function stagesOf(source: string): Stage[] {
  const begin = source.indexOf('export function createApp(');
  const [, ...stages] = source.slice(begin, source.indexOf('\n}\n', begin)).split(/^ {2}\/\/ /m);
  return stages.map((stage) => {
    const [heading = ''] = stage.split('\n', 1);
    const calls = stage.matchAll(/app\.use\(([\s\S]*?)\);\n/g);
    return { heading, middleware: [...calls].flatMap(([, list = '']) => argumentNames(list)) };
  });
}

/** Names of arguments: `deps.files` is files, `page(deps)` page. */
function argumentNames(list: string): string[] {
  let flat = list;
  for (let inner = ''; inner !== flat; ) {
    inner = flat;
    flat = flat.replace(/\([^()]*\)/g, '');
  }
  const names = flat.split(',').map((argument) => argument.trim().split('.').at(-1) ?? '');
  return names.filter((name) => name !== '');
}

/** The boxes of the picture in docs/architecture.md. */
function boxesOf(document: string): Stage[] {
  return [...document.matchAll(/^│ (.+?) +│ (.+)$/gm)].map(([, heading = '', rest = '']) => ({
    heading,
    middleware: rest.split(' → ', 1).join().split(', '),
  }));
}

test('the picture of a request and its list of middleware are the same', () => {
  const stages = stagesOf(read('app.ts'));
  expect(boxesOf(read('../docs/architecture.md'))).toEqual(stages);
  expect(stages.map(({ heading }) => heading).slice(0, 4)).toEqual([
    'Request',
    'Access log',
    'Redirects',
    'Cached pages',
  ]);
  expect(stages.flatMap(({ middleware }) => middleware)).toContain('apiProxy');
});

test('every app.use stands under a heading', () => {
  const source = read('app.ts');
  const stages = source.split(/^ {2}\/\/ /m).slice(1);
  expect(stages.filter((stage) => stage.includes('app.use('))).toHaveLength(stages.length);
  expect(source.split(/^ {2}\/\/ /m)[0]).not.toContain('app.use(');
});
