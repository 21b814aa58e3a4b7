import type { ComponentProps } from 'react';
import { useHasPage } from '../lib/page-context.tsx';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './navigation/link.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'on-navy';

const TONES: Record<ButtonTone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'px-3 text-aqua hover:bg-aqua-pale',
  'on-navy': 'border border-on-navy bg-transparent text-white hover:bg-navy-soft',
};

interface Toned {
  tone?: ButtonTone;
}

/** Classes of a button, for links and buttons. */
export function buttonClass(tone: ButtonTone = 'primary', className?: string): string {
  return classNames('button', TONES[tone], className);
}

export function Button({ tone, className, type = 'button', ...rest }: ComponentProps<'button'> & Toned) {
  return <button {...rest} type={type} className={buttonClass(tone, className)} />;
}

/** Link that looks like a button; renders null if the site has no such page. */
export function ButtonLink({ tone, className, ...rest }: LinkProps & Toned) {
  const hasPage = useHasPage();
  if (!hasPage(rest.to)) return null;
  return <Link {...rest} className={buttonClass(tone, className)} />;
}
