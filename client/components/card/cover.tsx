import type { ComponentProps } from 'react';
import type { Photo } from '../../../shared/api/picture.ts';
import { classNames } from '../class-names.ts';
import { COVER_SIZE, Picture, shapeOf } from '../picture.tsx';

interface CoverProps extends Omit<ComponentProps<'img'>, 'alt'> {
  /** Photograph at `src`, if it is one. */
  photo?: Photo | undefined;
}

/**
 * Cover of an article, a case or a solution. Its alternative text is empty, because the title next to it describes the
 * subject.
 */
export function Cover({ className, photo, loading = 'lazy', ...rest }: CoverProps) {
  return (
    <Picture
      {...rest}
      {...shapeOf(photo, COVER_SIZE)}
      sizes="(max-width: 750px) 100vw, 400px"
      range={[400, 800]}
      alt=""
      loading={loading}
      className={classNames('aspect-video w-full bg-surface object-cover', className)}
    />
  );
}
