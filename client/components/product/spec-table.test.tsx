import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SpecTable } from './spec-table.tsx';

test('every group is a table, and every value has its row’s name and is followed by its unit', () => {
  render(
    <SpecTable
      caption="MS0000の仕様"
      groups={[
        { group: '電源', rows: [{ name: '最大消費電力', value: '9.2', unit: 'W' }] },
        {
          group: '外形・環境',
          rows: [
            { name: '冷却方式', value: 'ファンレス' },
            { name: 'ポート', value: '24', unit: 'ポート' },
          ],
        },
      ]}
    />,
  );
  const all = screen.getByRole('group', { name: 'MS0000の仕様' });
  expect(within(all).getAllByRole('table')).toHaveLength(2);
  const power = within(screen.getByRole('table', { name: '電源' })).getByRole('row');
  expect(within(power).getByRole('rowheader', { name: '最大消費電力' }).getAttribute('scope')).toBe('row');
  const valuesOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(valuesOf('電源')).toEqual(['9.2 W']);
  expect(valuesOf('外形・環境')).toEqual(['ファンレス', '24ポート']);
});
