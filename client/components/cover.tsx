import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Covers are drawn in this size; it reserves their space before they arrive. */
const COVER_SIZE = { width: 1200, height: 675 } as const;

/** The cover of an article, a case or a solution. The title beside it says what it is about. */
export function Cover({ className, loading = 'lazy', ...rest }: Omit<ComponentProps<'img'>, 'alt'>) {
  return (
    <img
      {...rest}
      {...COVER_SIZE}
      alt=""
      loading={loading}
      className={classNames('aspect-video w-full bg-surface object-cover', className)}
    />
  );
}
