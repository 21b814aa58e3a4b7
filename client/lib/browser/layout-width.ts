/** Default text size of browsers, in which the breakpoints are defined. */
const USUAL_TEXT_SIZE = 16;

/**
 * Width of the window as the breakpoints of the style sheet see it, in pixels at the default text size: a window of
 * 1280 px is 640 wide if the visitor has doubled the text size.
 */
export function layoutWidth(): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((window.innerWidth * USUAL_TEXT_SIZE) / (textSize || USUAL_TEXT_SIZE));
}
