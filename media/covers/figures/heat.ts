import { type Brush, path, short } from '../paint.ts';
import { inksOf, paper } from '../paper.ts';

/** How busy each channel was in each hour, as a field of squares; the busiest in a warm colour. */
export function heat(brush: Brush): string {
  const { random } = brush;
  const inks = inksOf(brush);
  const [columns, rows, size] = [22, 11, 44];
  const [cx, cy] = [random.between(5, 16), random.between(3, 7)];
  const steps = ['', '', '', '', '', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const near = Math.exp(-(((column - cx) / 4.4) ** 2) - ((row - cy) / 2.3) ** 2);
      const other =
        0.6 * Math.exp(-(((column - ((cx + 11) % columns)) / 3) ** 2) - ((row - ((cy + 4) % rows)) / 2) ** 2);
      const level = Math.min(0.99, near + other + random.between(0, 0.26));
      steps[Math.floor(level * 6)] += `M${short(118 + column * size)} ${short(97 + row * size)}h38v38h-38z`;
    }
  }
  return [
    paper(brush, inks),
    ...steps.map((d, step) =>
      path(d, {
        fill: step === 5 ? inks.warm : inks.line,
        opacity: short(step === 5 ? 1 : 0.1 + step * 0.19),
      }),
    ),
    path('M96 86v500h1012', { fill: 'none', stroke: inks.ink, 'stroke-width': 2.4 }),
  ].join('');
}
