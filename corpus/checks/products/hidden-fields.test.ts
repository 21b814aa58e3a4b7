import { expect, test } from '@jest/globals';
import type { FieldDeclaration } from '../../../records/category/specification.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import { describeHiddenFields } from './hidden-fields.ts';

/** The lines about the first category, with one more field. */
async function linesWith(field: FieldDeclaration): Promise<string[]> {
  const { categories } = await fixtureCorpus();
  const [first, ...others] = categories;
  if (!first) throw new Error('no category');
  const { specification } = first;
  const more = { ...specification, fields: [...specification.fields, field] };
  return describeHiddenFields({ categories: [{ ...first, specification: more }, ...others] });
}

test('a field that no sheet, comparison or facet names is told, also within a group', async () => {
  const { categories } = await fixtureCorpus();
  expect(describeHiddenFields({ categories })).toEqual([]);
  expect(await linesWith({ key: 'soundLevel', type: 'number' })).toEqual([
    expect.stringMatching(/: soundLevel はどのページにも出ません/),
  ]);
  const inner: FieldDeclaration = { key: 'level', type: 'number' };
  expect(await linesWith({ key: 'sound', type: 'group', fields: [inner] })).toEqual([
    expect.stringMatching(/: sound\.level はどのページにも出ません/),
  ]);
});

test('a field that stands as a large figure alone is shown', async () => {
  expect(await linesWith({ key: 'soundLevel', type: 'number', name: '音量', keyFigure: true })).toEqual([]);
});
