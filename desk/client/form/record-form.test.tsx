/* A form shows every field of a record and writes the chosen values. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import type { Kind } from '../../../records/kind.ts';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import {
  faultsOfChanges,
  filesOf,
  kindsOfFolder,
  mountForm,
} from '../../../test/support/content/record-forms.tsx';
import type { DeskSchema } from '../../shared/api.ts';
import { RecordForm } from './record-form.tsx';

afterEach(cleanup);

test('the changes of a record are told in the words of its form', async () => {
  for (const kind of await kindsOfFolder(FIXTURE_CONTENT)) {
    const [first] = filesOf(FIXTURE_CONTENT, kind);
    if (first)
      expect({ kind: kind.name, faults: faultsOfChanges(first, jsonSchemaOf(kind) as DeskSchema) }).toEqual({
        kind: kind.name,
        faults: [],
      });
  }
});

// Every field of every record: all-forms.slow.test.tsx.
test('a choice offers its values, shows the one that is written, and writes what is chosen', async () => {
  const kinds = await kindsOfFolder(FIXTURE_CONTENT);
  const kind = kinds.find(({ name }) => name === 'products/wireless') as Kind;
  const { forms } = filesOf(FIXTURE_CONTENT, kind)[0]!;
  const { schema, data } = forms[0]!;
  const { container, saved } = mountForm(schema, data);
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

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a problem at a field named %s stands at that field alone',
  (name) => {
    const data = JSON.parse(`{"spec": {${JSON.stringify(name)}: "1U", "width": "440mm"}}`);
    const spec = { type: 'object', additionalProperties: { type: 'string' } };
    const { container } = render(
      <RecordForm
        schema={{ type: 'object', properties: { spec }, required: ['spec'] }}
        data={data}
        problems={[{ file: '', field: '', path: ['spec', name], reason: '知らない項目です' }]}
        onChange={() => undefined}
      />,
    );
    const errors = [...container.querySelectorAll('.errors')].map(({ id, textContent }) => [id, textContent]);
    expect(errors).toEqual([[`f.spec.${name}__error`, '知らない項目です']]);
    expect(document.getElementById(`f.spec.${name}`)?.getAttribute('aria-invalid')).toBe('true');
  },
);

const record = (properties: Record<string, DeskSchema>): DeskSchema => ({ type: 'object', properties });

test('a number is shown as it is typed, also in full-width digits, and an emptied one is left out', () => {
  const { container, saved } = mountForm(record({ size: { type: 'number', title: '幅' } }), { size: 1 });
  const field = container.querySelector('input')!;
  const typed = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return [field.value, saved()];
  };
  expect(typed('1.')).toEqual(['1.', { size: 1 }]);
  expect(typed('1.50')).toEqual(['1.50', { size: 1.5 }]);
  expect(typed('２．５')).toEqual(['２．５', { size: 2.5 }]);
  expect(typed('-')).toEqual(['-', { size: '-' }]);
  expect(typed('')).toEqual(['', {}]);
});

test('an item takes its open fold along when it is moved, and its list goes with the last item', () => {
  const list: DeskSchema = {
    type: 'array',
    title: '機器',
    items: record({ name: { type: 'string', title: '名前' } }),
  };
  const { container, saved, getByRole } = mountForm(record({ list }), {
    list: [{ name: 'あ' }, { name: 'い' }],
  });
  const folds = () => [...container.querySelectorAll('details')].map(({ open }) => open);
  container.querySelectorAll('details')[1]!.open = true;
  fireEvent.click(getByRole('button', { name: '2件目「い」を上へ' }));
  expect(saved()).toEqual({ list: [{ name: 'い' }, { name: 'あ' }] });
  expect(folds()).toEqual([true, false]);
  for (const name of ['い', 'あ']) fireEvent.click(getByRole('button', { name: `1件目「${name}」を削除` }));
  expect(saved()).toEqual({});
});

test('fields whose names editors choose are added, renamed in their place and removed', () => {
  const words: DeskSchema = { type: 'object', title: '文', additionalProperties: { type: 'string' } };
  const form = record({ words });
  const { saved, getByRole, getAllByLabelText } = mountForm(form, { words: { a: '一', b: '二' } });
  const rename = (index: number, name: string) => {
    const field = getAllByLabelText('項目の名前')[index]!;
    fireEvent.change(field, { target: { value: name } });
    fireEvent.blur(field);
  };
  rename(0, 'c');
  expect(Object.keys((saved() as { words: object }).words)).toEqual(['c', 'b']);
  rename(1, 'c');
  expect(saved()).toEqual({ words: { c: '一', 'c-1': '二' } });
  fireEvent.click(getByRole('button', { name: '文に項目を追加' }));
  fireEvent.click(getByRole('button', { name: 'cを取り除く' }));
  expect(saved()).toEqual({ words: { 'c-1': '二', newKey: '' } });
});
