import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { isPlainClick } from '../../../shared/plain-click.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of this site, or a query or anchor relative to the current address. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  /** Loads a new document instead of navigating by the router. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Link within the site: an anchor whose plain clicks the router handles. The router's own link resolves its address
 * from six contexts, some hundred times on every page; addresses here are absolute already.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, onClick, ...rest }: LinkProps) {
  const router = useContext(DataRouterContext)?.router;
  function followLink(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!router || reloadDocument || !isPlainClick(event, event.currentTarget)) return;
    const { origin, pathname, search, hash } = event.currentTarget;
    if (origin !== window.location.origin) return;
    event.preventDefault();
    const isHere = createPath(router.state.location) === pathname + search + hash;
    void router.navigate(pathname + search + hash, { replace: replace ?? isHere, preventScrollReset });
  }
  return <a {...rest} href={to} onClick={followLink} />;
}
