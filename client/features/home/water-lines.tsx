import { classNames } from '../../components/class-names.ts';
import { usePageContext } from '../../lib/page-context.tsx';

const LINES = [
  'M0 40c120 0 120-24 240-24s120 24 240 24 120-24 240-24 120 24 240 24 120-24 240-24 120 24 240 24',
  'M0 72c150 0 150-20 300-20s150 20 300 20 150-20 300-20 150 20 300 20 120-14 240-14',
  'M0 100c180 0 180-14 360-14s180 14 360 14 180-14 360-14 180 14 360 14',
];

/** Three waves across the width, if the theme has them as ornament. */
export function WaterLines({ className }: { className?: string }) {
  if (usePageContext().content.ornament !== 'waves') return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      className={classNames('pointer-events-none w-full', className)}
      fill="none"
      stroke="currentColor"
    >
      {LINES.map((path) => (
        <path key={path} d={path} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
