import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CoverCard } from './cover-card.tsx';

test('a card without a picture shows its word, hidden from screen readers', () => {
  const { container } = render(
    <CoverCard word="PoE" eager={false}>
      <h3>給電の計算</h3>
    </CoverCard>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('PoE').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('a card with a picture shows no word', () => {
  const { container } = render(
    <CoverCard imgUrl="/media/photos/a-800.jpg" word="PoE" eager={false}>
      <h3>給電の計算</h3>
    </CoverCard>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/photos/a-800.jpg');
  expect(screen.queryByText('PoE')).toBeNull();
});
