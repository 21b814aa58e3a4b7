import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Centred column of at most 1200 px. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('mx-auto w-full max-w-page px-5 md:px-8', className)} />;
}
