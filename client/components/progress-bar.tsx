import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

interface ProgressBarProps {
  label: string;
  /** Duration of a full run, in milliseconds. */
  durationMs: number;
  /** Jumps to the end and fades out. */
  done: boolean;
}

/**
 * Progress bar along the upper edge of the window. The actual progress is unknown, so it exposes no value before the
 * end.
 */
export function ProgressBar({ label, durationMs, done }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(done && { 'aria-valuenow': 100 })}
      className={classNames(
        'fixed inset-x-0 top-0 z-50 h-[3px] bg-aqua-pale transition-opacity delay-150 duration-300 print:hidden',
        done && 'opacity-0',
      )}
    >
      <div
        className={classNames('h-full bg-aqua', !done && 'progress-run')}
        style={{ '--progress-duration': `${durationMs}ms` } as CSSProperties}
      />
    </div>
  );
}
