import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { TextHeader } from './text-header.tsx';

const TEXT: PageContent = { path: '/x', title: '美術館', description: '', sections: [] };
const FIGURE = { value: '12館', label: '導入の規模' };

test('a page starts with its picture, which has high priority and reserved space', () => {
  const { container } = render(<TextHeader text={{ ...TEXT, cover: '/media/solutions/museum.svg' }} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/media/solutions/museum.svg');
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
  expect(picture?.getAttribute('loading')).toBeNull();
  expect(picture?.getAttribute('width')).toBeTruthy();
});

test('a scene replaces the cover, in a width for the window', () => {
  const scene = { kind: 'rack' as const, productIds: [1] };
  const { container } = render(<TextHeader text={{ ...TEXT, scene, cover: '/media/solutions/x.svg' }} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/media/scenes/pages/x-800.webp');
  // `srcset` is on the image itself: React would not preload an image inside <picture>.
  expect(picture?.parentElement?.tagName).toBe('HEADER');
  expect(picture?.getAttribute('srcset')).toContain('/media/scenes/pages/x-1600.webp 1600w');
});

test('a figure is shown with its label', () => {
  render(<TextHeader text={{ ...TEXT, figure: FIGURE }} />);
  expect(screen.getByText('12館').tagName).toBe('DD');
  expect(screen.getByText('導入の規模').tagName).toBe('DT');
});

test('a tool has the small header, regardless of its text', () => {
  const { container } = render(
    <TextHeader compact text={{ ...TEXT, cover: '/media/solutions/museum.svg', figure: FIGURE }} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByText('12館')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('美術館');
});
