import { afterEach, expect, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { photoRecord } from '../../../shared/pages/photo-record.ts';
import type { DeskFieldProblem } from '../../shared/api.ts';
import { NO_PICTURES, PicturesContext } from './pictures-context.ts';
import { RecordForm } from './record-form.tsx';
import { written } from './written.ts';

afterEach(cleanup);

const schema = z.toJSONSchema(z.object({ photo: photoRecord }), { io: 'input' });
const PHOTO = { file: 'photos/hall-1.jpg', alt: '展示会場' };

function mount(photo: object, problems: DeskFieldProblem[] = []) {
  let data: unknown = { photo };
  function Held() {
    const [value, setValue] = useState(data);
    const change = (next: unknown) => {
      data = next;
      setValue(next);
    };
    const send = async () => ({
      file: 'photos/new-2.jpg',
      alt: '新しい会場',
      decorative: false,
      width: 800,
      height: 600,
    });
    return (
      <PicturesContext value={{ ...NO_PICTURES, addressOf: (file) => `/picture/${file}`, send }}>
        <RecordForm schema={schema as never} data={value} problems={problems} onChange={change} />
      </PicturesContext>
    );
  }
  const { container } = render(<Held />);
  return {
    saved: () => (written(data) as { photo: Record<string, unknown> }).photo,
    point: () => screen.getByRole('button', { name: /^見せる点は/ }),
    crops: () => [...container.querySelectorAll<HTMLElement>('.crops img')].map(({ style }) => style),
  };
}

function clickAt(target: HTMLElement, clientX: number, clientY: number): void {
  target.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent(target, createEvent.click(target, { clientX, clientY, detail: 1 }));
}

test('a click on the photograph sets its focus and moves every crop, and the center removes it', () => {
  const { saved, point, crops } = mount(PHOTO);
  expect(screen.queryByLabelText(/^横位置/)).toBeNull();
  expect(crops().map(({ objectPosition }) => objectPosition)).toEqual(Array(4).fill('50% 50%'));
  clickAt(point(), 200, 60);
  expect(saved()).toEqual({ ...PHOTO, focus: { x: 25, y: 5 } });
  expect(crops().map(({ objectPosition }) => objectPosition)).toEqual(Array(4).fill('25% 5%'));
  expect(screen.getByLabelText<HTMLInputElement>(/^縦位置/).value).toBe('5');
  fireEvent.click(screen.getByRole('button', { name: '中央に戻す' }));
  expect(saved()).toEqual(PHOTO);
  expect(crops()[0]?.objectPosition).toBe('50% 50%');
});

test('arrow keys move the point, not beyond the edge, and keep the focus of the keyboard', () => {
  const { saved, point } = mount(PHOTO);
  point().focus();
  fireEvent.keyDown(point(), { key: 'ArrowRight' });
  for (let count = 0; count < 6; count += 1) fireEvent.keyDown(point(), { key: 'ArrowDown', shiftKey: true });
  expect(saved().focus).toEqual({ x: 51, y: 100 });
  expect(document.activeElement).toBe(point());
  // As Enter does, without a place.
  fireEvent.click(point());
  expect(saved().focus).toEqual({ x: 51, y: 100 });
});

test('numbers are typed as well, and what is wrong is told at its number', () => {
  const path = ['photo', 'focus', 'x'];
  const problem = { path, field: 'photo.focus.x', reason: '0から100までの整数で書いてください' };
  const { saved, crops } = mount({ ...PHOTO, focus: { x: 20, y: 30 } }, [problem as never]);
  const across = screen.getByLabelText(/^横位置/);
  fireEvent.change(across, { target: { value: '120' } });
  expect(saved().focus).toEqual({ x: 120, y: 30 });
  expect(crops()[0]?.objectPosition).toBe('100% 30%');
  const told = document.getElementById(across.getAttribute('aria-describedby')!.split(' ').at(-1)!);
  expect(told?.textContent).toBe(problem.reason);
});

test('another photograph begins without the focus of the former one', async () => {
  const { saved } = mount({ ...PHOTO, focus: { x: 20, y: 30 } });
  const file = new File(['…'], 'new.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('写真を送る'), { target: { files: [file] } });
  fireEvent.change(screen.getAllByLabelText('写真の説明')[0]!, { target: { value: '新しい会場' } });
  fireEvent.click(screen.getByRole('button', { name: 'この写真を使う' }));
  await screen.findByRole('button', { name: '見せる点は横50、縦50' });
  expect(saved()).toEqual({ file: 'photos/new-2.jpg', alt: '新しい会場' });
});

test('of a photograph that is gone only the numbers are left', () => {
  const { saved, point } = mount({ ...PHOTO, focus: { x: 20, y: 30 } });
  fireEvent.error(point().querySelector('img')!);
  expect(screen.getByText(/写真を表示できません/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^横位置/), { target: { value: '40' } });
  expect(saved().focus).toEqual({ x: 40, y: 30 });
});
