/* A form must be the same file again: whatever it shows, what it does not touch stays as it was written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { normalizeText } from '../../../corpus/content-text.ts';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { editRecordText, type RecordData, readRecordText } from '../../../corpus/editing/record-text.ts';
import { type JsonSchema, jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import type { Kind } from '../../../corpus/kinds/kind.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { FIXTURE_CONTENT, OTHER_CONTENT_DIR, REAL_CONTENT } from '../../../test/support/fixture-content.ts';
import { RecordForm } from './record-form.tsx';
import { itemSchemaOf } from './schema.ts';
import { written } from './written.ts';

/** Every content folder of the repository: the demonstration's, the tests' and another vendor's. */
const FOLDERS = [REAL_CONTENT, FIXTURE_CONTENT, OTHER_CONTENT_DIR];

afterEach(cleanup);

async function kindsOfFolder(folder: string): Promise<Kind[]> {
  return kindsOf((await loadCorpus(folder, [])).categories);
}

/** A file of a kind, and what its form shows. */
interface Opened {
  file: string;
  text: string;
  record: RecordData;
  /** The schema of the form, and its data: of a list those of each item. */
  forms: { schema: JsonSchema; data: unknown }[];
}

function filesOf(folder: string, kind: Kind): Opened[] {
  const schema = jsonSchemaOf(kind);
  const files =
    'folder' in kind
      ? existing(path.join(folder, kind.folder)).map((name) => `${kind.folder}/${name}`)
      : existing(folder).filter((name) => name === kind.file);
  return files
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const record = readRecordText(file, text);
      if ('problem' in record) throw new Error(`${file}: ${record.problem.reason}`);
      const forms =
        kind.format === 'list'
          ? (record.data as unknown[]).map((data) => ({ schema: itemSchemaOf(schema), data }))
          : [{ schema, data: record.data }];
      return { file, text, record, forms };
    });
}

function existing(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
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

/** What is no field of a form: errors of the form, values as JSON, and names without a control. */
function faultsOf(container: HTMLElement): string[] {
  const raw = [...container.querySelectorAll('.raw, pre')].map(({ textContent }) => `raw: ${textContent}`);
  const controls = new Set([...container.querySelectorAll('input, select, textarea')].map(({ id }) => id));
  const labels = [...container.querySelectorAll('label')].filter(({ htmlFor }) => !controls.has(htmlFor));
  const english = /Unsupported|Unknown|フォームでは扱え/.exec(container.textContent ?? '');
  return [
    ...raw,
    ...labels.map(({ textContent }) => `no control: ${textContent}`),
    ...(english ? [english[0]] : []),
  ];
}

test.each(FOLDERS)(
  'every record of %s has a form whose fields all can be filled in, and opens unchanged',
  async (folder) => {
    let count = 0;
    for (const kind of await kindsOfFolder(folder)) {
      for (const { file, text, record, forms } of filesOf(folder, kind)) {
        for (const { schema, data } of forms) {
          const { container, changes, unmount } = mount(schema, data);
          expect({ file, faults: faultsOf(container), changes }).toEqual({ file, faults: [], changes: [] });
          expect(container.querySelector('input, select, textarea, button')).not.toBeNull();
          unmount();
          count += 1;
        }
        // As it is sent, and written.
        expect(editRecordText(file, text, { ...record, data: written(record.data) })).toBe(
          normalizeText(text),
        );
      }
    }
    expect(count).toBeGreaterThan(10);
  },
);

test('every record comes out of its form as it went in when a word was changed and changed back', async () => {
  const kept: string[] = [];
  for (const kind of await kindsOfFolder(FIXTURE_CONTENT)) {
    for (const { file, forms } of filesOf(FIXTURE_CONTENT, kind).slice(0, 2)) {
      const { schema, data } = forms[0]!;
      const { container, saved, unmount } = mount(schema, data);
      const field = container.querySelector<HTMLInputElement>(
        'input[type="text"]:not([id$="-key"]), textarea',
      );
      if (field) {
        const before = field.value;
        fireEvent.change(field, { target: { value: `${before}1` } });
        expect(JSON.stringify(saved())).not.toBe(JSON.stringify(data));
        fireEvent.change(field, { target: { value: before } });
        expect({ file, saved: JSON.stringify(saved()) }).toEqual({ file, saved: JSON.stringify(data) });
        kept.push(kind.name);
      }
      unmount();
    }
  }
  expect(kept).toEqual(
    expect.arrayContaining(['news', 'case-studies', 'pages', 'banners', 'faq', 'company']),
  );
});

test('a choice offers its values, shows the one that is written, and writes what is chosen', async () => {
  const kinds = await kindsOfFolder(FIXTURE_CONTENT);
  const kind = kinds.find(({ name }) => name === 'products/wireless') as Kind;
  const { forms } = filesOf(FIXTURE_CONTENT, kind)[0]!;
  const { schema, data } = forms[0]!;
  const { container, saved } = mount(schema, data);
  const band = container.querySelector<HTMLSelectElement>('select[id="f.spec.radios.0.bandGhz"]')!;
  const { bandGhz } = (data as { spec: { radios: { bandGhz: number }[] } }).spec.radios[0]!;
  expect(band.selectedOptions[0]?.textContent).toBe(String(bandGhz));
  const other = [...band.options].find(
    ({ value, textContent }) => value !== '' && textContent !== String(bandGhz),
  )!;
  fireEvent.change(band, { target: { value: other.value } });
  const { spec } = saved() as { spec: { radios: { bandGhz: number }[] } };
  expect(spec.radios[0]?.bandGhz).toBe(Number(other.textContent));
});
