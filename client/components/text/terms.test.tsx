import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Terms, termsInHtml } from './terms.tsx';

const whole = (term: string) => `<span class="xs:whitespace-nowrap">${term}</span>`;

test.each([
  ['5GHz帯4×4のWi-Fi 6', `5GHz帯4×4の${whole('Wi-Fi 6')}`],
  ['窓口(0120-000-100)へ', `窓口(${whole('0120-000-100')})へ`],
  ['MAP-EとDS-Liteの違い', `${whole('MAP-E')}と${whole('DS-Lite')}の違い`],
  ['オフィスの無線LANの更新', `オフィスの${whole('無線LAN')}の更新`],
  ['ハイフンのない文', 'ハイフンのない文'],
])('terms of %s do not wrap, and the text stays the same', (text, markup) => {
  const { container } = render(<Terms>{text}</Terms>);
  expect(container.innerHTML).toBe(markup);
  expect(container.textContent).toBe(text);
});

test('in HTML only text is marked, not the addresses of links', () => {
  expect(termsInHtml('<p><a href="/tag/wi-fi" title="a-b">Wi-Fi</a>と10GBASE-T</p>')).toBe(
    `<p><a href="/tag/wi-fi" title="a-b">${whole('Wi-Fi')}</a>と${whole('10GBASE-T')}</p>`,
  );
});
