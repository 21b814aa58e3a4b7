import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { Focus } from '../../../shared/api/picture.ts';

/** Frames of the site that crop pictures, with their shapes. */
const CROPS = { 横長の枠: '3', カード: '16 / 9', 正方形: '1', 縦長の枠: '5 / 6' };

const STEPS: Record<string, [number, number]> = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] };
const LARGE_STEP = 10;

interface Props {
  address: string | undefined;
  /** As written; may be incomplete. */
  value: unknown;
  /** Called without a point for the center. */
  onFocus(focus?: Focus): void;
}

/** Picture on which a click or arrow keys choose the point that stays in sight, with the crops around it. */
export function FocusPicker({ address, value, onFocus }: Props) {
  const [isMissing, setMissing] = useState(false);
  const hint = useId();
  if (isMissing) return <p className="description">写真を表示できません。</p>;
  const focus = shown(value);
  const objectPosition = `${focus.x}% ${focus.y}%`;
  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter and the space bar click without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key.replace('Arrow', '')];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : 1;
    onFocus({ x: within(focus.x + step[0] * by), y: within(focus.y + step[1] * by) });
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] items-start gap-x-6 gap-y-3">
      <div>
        <button
          type="button"
          className="relative min-h-0 cursor-crosshair rounded-none border-0 p-0"
          aria-describedby={hint}
          onClick={click}
          onKeyDown={press}
        >
          <img
            src={address}
            className="block max-h-80 max-w-full"
            alt={`見せる点は横${focus.x}、縦${focus.y}`}
            onError={() => setMissing(true)}
          />
          <span
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-paper outline-2 outline-ink"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </button>
        <p id={hint} className="description">
          枠に合わせて切り取られても必ず見せる点を、写真の上で押します。矢印キーでも動かせます。
        </p>
        <button type="button" disabled={value === undefined} onClick={() => onFocus()}>
          中央に戻す
        </button>
      </div>
      <ul className="crops side-by-side list-none items-end gap-2 text-[0.8125rem]">
        {Object.entries(CROPS).map(([name, aspectRatio]) => (
          <li key={name}>
            <img
              src={address}
              alt=""
              className="block h-[72px] rounded-sm object-cover"
              style={{ aspectRatio, objectPosition }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The point that a value names, as far as it is one; else the center. */
function shown(value: unknown): Focus {
  const { x, y } = (value ?? {}) as Partial<Record<keyof Focus, unknown>>;
  return { x: within(typeof x === 'number' ? x : 50), y: within(typeof y === 'number' ? y : 50) };
}

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
