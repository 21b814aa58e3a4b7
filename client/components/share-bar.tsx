interface ShareBarProps {
  /** 0 to 1. */
  share: number;
  /** A warning's colour; the words beside it say why. */
  warns?: boolean;
  className?: string;
}

/** A share of a whole as a bar. Decorative: the words beside it say the same. */
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
