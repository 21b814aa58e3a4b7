import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import { ProductLabels } from './product-labels.tsx';

test('the vendor’s own labels look plain, unlike those with a meaning', () => {
  const labels = ['constructor', 'toString', '__proto__', PRODUCT_LABELS.new];
  render(<ProductLabels labels={labels} />);
  const looks = labels.map((label) => screen.getByText(label).className);
  expect(looks).toEqual(['tag tag-plain', 'tag tag-plain', 'tag tag-plain', 'tag tag-accent']);
});
