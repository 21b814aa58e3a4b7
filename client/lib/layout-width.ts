/** The text size that the breakpoints are counted in: every browser's, until a visitor changes it. */
const USUAL_TEXT_SIZE = 16;

/**
 * The window's width as the style sheet's breakpoints see it, in pixels of the usual text size: a window of 1280 px is
 * 640 wide for somebody whose text is twice as large.
 */
export function layoutWidth(): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((window.innerWidth * USUAL_TEXT_SIZE) / (textSize || USUAL_TEXT_SIZE));
}
