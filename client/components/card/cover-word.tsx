import { classNames } from '../class-names.ts';

interface CoverWordProps {
  /** A subject, a region or a name. */
  children: string;
  className?: string;
}

/** Cover of a record without a picture: a word in large type. Decorative: the text of the card names its subject. */
export function CoverWord({ children, className }: CoverWordProps) {
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'flex aspect-video w-full items-center bg-linear-to-br from-aqua-pale to-surface p-6 md:p-8 print:hidden',
        className,
      )}
    >
      <span className="border-l-4 border-aqua-bright pl-4 text-2xl leading-snug font-bold text-balance text-aqua-deep md:text-3xl">
        {children}
      </span>
    </p>
  );
}
