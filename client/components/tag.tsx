import { classNames } from './class-names.ts';

const TONES = {
  plain: 'border-line bg-surface text-ink-soft',
  accent: 'border-aqua-line bg-aqua-pale text-aqua-deep',
  notice: 'border-notice-line bg-notice-pale text-notice',
};

export type TagTone = keyof typeof TONES;

/** A short label on a card or beside a title. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: string }) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full shrink-0 rounded-sm border px-2 py-0.5 text-xs leading-normal font-bold sm:whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
