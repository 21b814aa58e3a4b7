import { useHasPage } from '../../lib/page-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** Text link with an arrow, to a complete list or a next step; renders null if the site has no such page. */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  const hasPage = useHasPage();
  if (!hasPage(rest.to)) return null;
  return (
    <Link {...rest} className={classNames('more-link', className)}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
