/** Measures and colours of the sheet, in points on A4. The colours are those of the site's pages. */
export const PAGE = { width: 595.28, height: 841.89, margin: 44, top: 76, bottom: 780 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;

export const COLOUR = {
  ink: '#0b1f33',
  soft: '#3a4d61',
  faint: '#566879',
  line: '#d9e2e9',
  surface: '#f4f8fa',
  aqua: '#00788a',
  aquaBright: '#0aa5b5',
  notice: '#7a4f00',
  noticePale: '#fff5dd',
  noticeLine: '#e8c77a',
} as const;
