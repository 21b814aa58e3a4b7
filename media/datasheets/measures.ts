/** Measures of the sheet, in points on A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 44, top: 76, bottom: 780 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
