/* A form leaves unedited values of a record unchanged. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent } from '@testing-library/react';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import {
  FOLDERS,
  faultsOfFile,
  filesOf,
  kindsOfFolder,
  mountForm,
} from '../../../test/support/content/record-forms.tsx';

afterEach(cleanup);

test.each(FOLDERS)(
  'every record of %s has a form whose fields all can be filled in, and is the same file when nothing was done',
  async (folder) => {
    let count = 0;
    for (const kind of await kindsOfFolder(folder)) {
      for (const file of filesOf(folder, kind)) {
        expect(faultsOfFile(file)).toEqual([]);
        count += file.forms.length;
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
      const { container, saved, unmount } = mountForm(schema, data);
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
