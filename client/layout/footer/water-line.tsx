import { usePageContext } from '../../lib/page-context.tsx';
/** Edge of the page as a water surface: three waves in the brand's colours. */
export function WaterLine() {
  if (usePageContext().content.ornament !== 'waves') return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      className="water-line block h-8 w-full bg-white md:h-12 print:hidden"
    >
      <path className="fill-aqua-pale" d="M0 22C180 4 360 4 540 18s360 22 540 4 270-14 360-6v32H0z" />
      <path className="fill-aqua-line" d="M0 32C200 16 380 20 600 30s400 12 580-4 200-8 260-2v24H0z" />
      <path className="fill-navy" d="M0 38c220-14 420-6 640 2s420 2 560-8 180-4 240 0v16H0z" />
    </svg>
  );
}
