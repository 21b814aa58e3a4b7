import { expect, test } from '@jest/globals';
import { FOLDERS, faultsOfFile, filesOf, kindsOfFolder } from '../../../test/support/record-forms.tsx';

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
