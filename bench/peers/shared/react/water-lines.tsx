import { WATER_LINES } from '../icons';

export function WaterLines({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      className={`pointer-events-none w-full absolute ${className}`}
      fill="none"
      stroke="currentColor"
    >
      {WATER_LINES.map((d) => (
        <path key={d} d={d} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
