import type { ProductDetail } from '../../../records/product/wire.ts';

type Drawing = NonNullable<ProductDetail['features'][number]['drawing']>;

/** Small drawing of a feature's specification; the adjacent text contains the same information. */
export function FeatureDrawing({ drawing: { bars, units } }: { drawing: Drawing }) {
  return (
    <div className="mt-3 text-xs leading-tight text-ink-soft tabular-nums">
      {bars?.map(({ label, value, from, to }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two radios may be alike
        <div key={place} className="flex flex-wrap items-center gap-x-2">
          <span className="basis-32">{label}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="h-1.5 min-w-12 grow basis-0 rounded-full bg-surface-deep"
          >
            <rect x={from * 100} width={(to - from) * 100} height="1" className="fill-aqua-bright" />
          </svg>
          <b className="basis-20 text-ink">{value}</b>
        </div>
      ))}
      {units ? <Units {...units} /> : null}
    </div>
  );
}

const PER_ROW = 32;
const STEP = 10;

function Units({ count, label, value, ring }: NonNullable<Drawing['units']>) {
  const columns = Math.min(count, PER_ROW);
  const rows = Math.ceil(count / PER_ROW);
  // Wires between neighbours, and from the last unit back to the first.
  const wire = `M${STEP / 2} 3H${(columns - 0.5) * STEP}V11H${STEP / 2}Z`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns * STEP} ${ring ? 12 : rows * STEP}`}
        width={columns * STEP * (ring ? 2 : 1)}
        className="max-w-full fill-aqua-bright"
      >
        {ring ? <path d={wire} className="fill-none stroke-aqua-line" /> : null}
        {Array.from({ length: count }, (_, place) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            key={place}
            x={(place % PER_ROW) * STEP + 1}
            y={Math.floor(place / PER_ROW) * STEP + 1}
            width={STEP - 2}
            height={ring ? 4 : STEP - 2}
          />
        ))}
      </svg>
      <span>
        {label} <b className="text-ink">{value}</b>
      </span>
    </div>
  );
}
