/**
 * Positions where two bands of the page meet without a seam, or with a strip of another background between
 * them. Runs in the page, through `page.evaluate`.
 */
export function groundProblems(): string[] {
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const WHITE = 'rgb(255, 255, 255)';
  const ground = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return backgroundImage;
    return backgroundColor === CLEAR ? WHITE : backgroundColor;
  };
  const name = (element: Element) =>
    `「${element.querySelector('h1, h2')?.textContent?.slice(0, 30) ?? ''}」`;
  const bands = [...document.querySelectorAll('main > *, main > div > section')].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().height > 0 &&
      !element.querySelector(':scope > section'),
  );
  const problems = bands.flatMap((band, index) => {
    const next = bands[index + 1];
    if (!next || ground(band) === WHITE || ground(band) !== ground(next)) return [];
    return [`${name(band)} and ${name(next)} stand on one ground`];
  });
  const water = document.querySelector('footer > svg');
  const last = bands.at(-1);
  if (water && last && ground(water) !== ground(last))
    problems.push(`the footer begins on another ground than ${name(last)} ends with`);
  return problems;
}
