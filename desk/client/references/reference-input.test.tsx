/* References are chosen by names; the record keeps the id. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DeskChoices } from '../../shared/api.ts';
import { NO_PICTURES, PicturesContext } from '../form/pictures-context.ts';
import { RecordForm } from '../form/record-form.tsx';
import { ChoicesContext } from './choices-context.tsx';
import { ReferenceInput } from './reference-input.tsx';

const SCHEMA = {
  type: 'object',
  properties: {
    productIds: {
      type: 'array',
      title: '使った製品',
      items: { type: 'integer', title: '製品', reference: 'products' },
    },
    to: { type: 'string', title: '行き先', reference: 'pages' },
  },
};
const CHOICES: Record<string, DeskChoices> = {
  products: {
    isOpen: false,
    choices: [
      { value: 31, name: 'QX-2410-8P スイッチ', note: '棚の機器', picture: '/media/products/qx-2410.webp' },
      { value: 45, name: 'QX-2420 スイッチ', state: '販売終了' },
    ],
  },
  pages: { isOpen: true, choices: [{ value: '/downloads', name: 'ダウンロード', note: '/downloads' }] },
};
const load = async (list: string) => CHOICES[list]!;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(cleanup);

function mount(data: object) {
  const saved: unknown[] = [data];
  function Held() {
    const [value, setValue] = useState<unknown>(data);
    const change = (next: unknown) => {
      saved.push(next);
      setValue(next);
    };
    return (
      <PicturesContext value={{ ...NO_PICTURES, addressOf: (picture) => `https://site.example${picture}` }}>
        <ChoicesContext value={load}>
          <RecordForm schema={SCHEMA} data={value} problems={[]} onChange={change} />
        </ChoicesContext>
      </PicturesContext>
    );
  }
  return { ...render(<Held />), saved: () => saved.at(-1) };
}

test('a product is found by its model in any spelling, and its id is stored', async () => {
  const { saved, container } = mount({ productIds: [45] });
  const first = await screen.findByDisplayValue('QX-2420 スイッチ');
  fireEvent.click(screen.getByRole('button', { name: '使った製品を追加' }));
  const box = screen.getAllByRole('combobox', { name: /製品/ }).find((one) => one !== first)!;
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: 'ｑｘ 2410' } });
  const [option, ...others] = await screen.findAllByRole('option');
  expect(others).toEqual([]);
  expect(option?.textContent).toContain('QX-2410-8P スイッチ');
  expect(option?.querySelector('img')?.src).toBe('https://site.example/media/products/qx-2410.webp');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(saved()).toEqual({ productIds: [45, undefined] });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(saved()).toEqual({ productIds: [45, 31] });
  expect((box as HTMLInputElement).value).toBe('QX-2410-8P スイッチ');
  expect(container.querySelectorAll('[role="option"]')).toHaveLength(0);
});

test('the list says which products are no longer sold, and all are shown before one types', async () => {
  mount({ productIds: [31] });
  const box = await screen.findByDisplayValue('QX-2410-8P スイッチ');
  fireEvent.click(box);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['QX-2410-8P スイッチ 棚の機器', 'QX-2420 スイッチ 販売終了']);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
});

test('a name that no record has is kept where it was typed, and is not stored', async () => {
  const { saved } = mount({ productIds: [31] });
  const box = await screen.findByDisplayValue<HTMLInputElement>('QX-2410-8P スイッチ');
  fireEvent.change(box, { target: { value: 'QX-9999' } });
  fireEvent.blur(box);
  expect(box.value).toBe('QX-9999');
  expect(screen.getByRole('alert').textContent).toBe('「QX-9999」は選べません。一覧から選んでください。');
  expect(saved()).toEqual({ productIds: [31] });
});

test('a page is chosen by its name; an address with a query may be typed', async () => {
  const { saved } = mount({ to: '/downloads' });
  const box = await screen.findByDisplayValue<HTMLInputElement>('ダウンロード');
  fireEvent.change(box, { target: { value: '/search?value=1' } });
  fireEvent.blur(box);
  expect(saved()).toEqual({ to: '/search?value=1' });
  expect(box.value).toBe('/search?value=1');
  fireEvent.change(box, { target: { value: 'だうん' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(saved()).toEqual({ to: '/downloads' });
});

test('the page that ends is not offered as the destination of its own visitors', async () => {
  render(
    <ChoicesContext value={load}>
      <ReferenceInput
        id="to"
        list="products"
        except={31}
        value={undefined}
        onChange={() => undefined}
        aria-label="行き先"
      />
    </ChoicesContext>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'qx' } });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('QX-2420')]);
});
