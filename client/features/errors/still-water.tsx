const RINGS = [40, 84, 136, 196, 264];

/** Decoration of the error pages: rings on still water. */
export function StillWater() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 560 360"
      className="absolute top-1/2 -right-56 hidden h-90 w-auto -translate-y-1/2 lg:block xl:-right-24"
      fill="none"
    >
      {RINGS.map((radius) => (
        <ellipse
          key={radius}
          cx="280"
          cy="230"
          rx={radius}
          ry={radius * 0.34}
          className="stroke-aqua-line"
          strokeWidth="1.5"
          opacity={1 - radius / 330}
        />
      ))}
      <circle cx="280" cy="230" r="5" className="fill-aqua-bright" />
      <path d="M280 60v120" className="stroke-aqua-line" strokeWidth="1.5" strokeDasharray="2 8" />
    </svg>
  );
}
