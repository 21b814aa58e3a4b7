import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SpecTable } from './spec-table.tsx';

test('every value is named by its row, every row by its group, and units stand in a column of their own', () => {
  render(
    <SpecTable
      caption="MS0000の仕様"
      groups={[
        { group: '電源', rows: [{ name: '最大消費電力', value: '9.2', unit: 'W' }] },
        { group: '外形・環境', rows: [{ name: '冷却方式', value: 'ファンレス' }] },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'MS0000の仕様' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['項目', '仕様', '単位']);
  const power = within(table).getByRole('row', { name: '最大消費電力 9.2 W' });
  expect(within(power).getByRole('rowheader').getAttribute('scope')).toBe('row');
  expect(screen.getByText('電源').getAttribute('scope')).toBe('rowgroup');
  expect(screen.getByText('電源').closest('tbody')?.contains(power)).toBe(true);
  expect(within(table).getByRole('row', { name: '冷却方式 ファンレス' }).lastElementChild?.textContent).toBe(
    '',
  );
});
