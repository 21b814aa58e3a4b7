import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The 1200 px column that everything stands in. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('mx-auto w-full max-w-page px-5 md:px-8', className)} />;
}
