/* A form shows every field of a record and writes the chosen values. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent } from '@testing-library/react';
import type { Kind } from '../../../records/kind.ts';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import {
  faultsOfFile,
  filesOf,
  kindsOfFolder,
  mountForm,
} from '../../../test/support/content/record-forms.tsx';

afterEach(cleanup);

/** Tests in all-forms.slow.test.tsx cover all records of all folders. */
test('a record of each kind has a form whose fields all can be filled in', async () => {
  const kinds = await kindsOfFolder(FIXTURE_CONTENT);
  expect(kinds.length).toBeGreaterThan(3);
  for (const kind of kinds) {
    const [first] = filesOf(FIXTURE_CONTENT, kind);
    if (first) expect(faultsOfFile({ ...first, forms: first.forms.slice(0, 1) })).toEqual([]);
  }
});

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
