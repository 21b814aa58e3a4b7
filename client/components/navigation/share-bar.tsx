interface ShareBarProps {
  /** 0 to 1. */
  share: number;
  /** Uses the colour of a warning; the text next to it states the reason. */
  warns?: boolean;
  className?: string;
}

/** Share of a whole as a bar. Decorative: the text next to it contains the value. */
export function ShareBar({ share, warns = false, className = 'h-1.5 w-full' }: ShareBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`block rounded-full bg-surface-deep ${className}`}
    >
      <rect
        width={Math.round(share * 1000) / 10}
        height="1"
        className={warns ? 'fill-notice' : 'fill-aqua-bright'}
      />
    </svg>
  );
}
