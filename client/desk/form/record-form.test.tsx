/* A form must be the same file again: whatever it shows, what it does not touch stays as it was written. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { load } from 'js-yaml';
import { useState } from 'react';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import type { Kind } from '../../../corpus/kinds/kind.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { FIXTURE_CONTENT } from '../../../test/support/fixture-content.ts';
import { RecordForm } from './record-form.tsx';
import { written } from './written.ts';

let kinds: Kind[];
beforeAll(async () => {
  kinds = kindsOf((await loadCorpus(FIXTURE_CONTENT, [])).categories);
});
afterEach(cleanup);

/** The data of each file of a kind, as it is written. */
function filesOf(kind: Kind): [file: string, data: unknown][] {
  const files =
    'folder' in kind
      ? readdirSync(path.join(FIXTURE_CONTENT, kind.folder)).map((name) => `${kind.folder}/${name}`)
      : [kind.file];
  return files
    .filter((file) => /\.(?:ya?ml|md)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8');
      const front = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
      return [file, load(front)];
    });
}

/** Mounts a form as the editor does, and gives what it would save. */
function mount(schema: object, data: unknown) {
  const changes: unknown[] = [];
  function Held() {
    const [value, setValue] = useState(data);
    return (
      <RecordForm
        schema={schema as never}
        data={value}
        problems={[]}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  const view = render(<Held />);
  return { ...view, changes, saved: () => written(changes.at(-1) ?? data) };
}

test('every file of the content comes out of its form as it went in, also when a word was changed and changed back', () => {
  const kept: string[] = [];
  for (const kind of kinds) {
    const schema = jsonSchemaOf(kind);
    for (const [file, data] of filesOf(kind).slice(0, 2)) {
      const isList = kind.format === 'list';
      const part = isList ? (data as unknown[])[0] : data;
      const { container, changes, saved, unmount } = mount((isList ? schema.items : schema) as object, part);
      expect({ file, changes }).toEqual({ file, changes: [] });
      const field = container.querySelector<HTMLInputElement>(
        'input[type="text"]:not([id$="-key"]), textarea',
      );
      if (field) {
        const before = field.value;
        fireEvent.change(field, { target: { value: `${before}1` } });
        expect(JSON.stringify(saved())).not.toBe(JSON.stringify(part));
        fireEvent.change(field, { target: { value: before } });
        expect({ file, saved: JSON.stringify(saved()) }).toEqual({ file, saved: JSON.stringify(part) });
        kept.push(kind.name);
      }
      unmount();
    }
  }
  expect(kept).toEqual(
    expect.arrayContaining(['news', 'case-studies', 'pages', 'banners', 'faq', 'company']),
  );
});
