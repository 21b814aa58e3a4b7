/* A form shows every field of a record and writes the chosen values. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent } from '@testing-library/react';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import type { Kind } from '../../../records/kind.ts';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import {
  faultsOfChanges,
  filesOf,
  kindsOfFolder,
  mountForm,
} from '../../../test/support/content/record-forms.tsx';

afterEach(cleanup);

test('the changes of a record are told in the words of its form', async () => {
  for (const kind of await kindsOfFolder(FIXTURE_CONTENT)) {
    const [first] = filesOf(FIXTURE_CONTENT, kind);
    if (first)
      expect({ kind: kind.name, faults: faultsOfChanges(first, jsonSchemaOf(kind)) }).toEqual({
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
