import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { CaseChart } from './case-chart.tsx';

const CHART = {
  title: '開くまでの時間',
  unit: '秒',
  from: 0,
  columns: ['これまで', '新しい回線'],
  rows: [
    { label: '10時', values: [48, 39] },
    { label: '18時', values: [192, 42] },
  ],
};

function draw(chart: typeof CHART) {
  const { container } = render(<CaseChart {...chart} />);
  const picture = container.querySelector('svg[role="img"]')!;
  return {
    label: picture.getAttribute('aria-label'),
    texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
    bars: [...picture.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width'))),
  };
}

test('a chart names its axis, its unit and every value, in the picture and in words', () => {
  const { label, texts } = draw(CHART);
  expect(texts).toEqual(expect.arrayContaining(['開くまでの時間(秒)', '0', '200', '192秒', '42秒', '18時']));
  expect(label).toBe(
    '開くまでの時間。10時はこれまで 48秒、新しい回線 39秒。18時はこれまで 192秒、新しい回線 42秒。',
  );
});

test('bars are to scale from the beginning of the axis', () => {
  const [first = 0, second = 0] = draw(CHART).bars;
  expect(first / second).toBeCloseTo(48 / 39);
  const strengths = {
    ...CHART,
    unit: 'dBm',
    from: -90,
    columns: ['机'],
    rows: [
      { label: 'A', values: [-60] },
      { label: 'B', values: [-75] },
    ],
  };
  const [near = 0, far = 0] = draw(strengths).bars;
  expect(near / far).toBeCloseTo(2);
  expect(draw(strengths).texts).toContain('−60dBm');
});
