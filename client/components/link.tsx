import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or what changes of the current address: a query, an anchor. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  /** Leads to its page by a new document. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site: an anchor like any other, whose plain click the router takes over. The router's own link works
 * out its address from six contexts, on every page some hundred times; addresses here are written out.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, onClick, ...rest }: LinkProps) {
  const router = useContext(DataRouterContext)?.router;
  function followLink(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!router || reloadDocument || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = event.currentTarget;
    if (origin !== window.location.origin) return;
    event.preventDefault();
    const isHere = createPath(router.state.location) === pathname + search + hash;
    void router.navigate(pathname + search + hash, { replace: replace ?? isHere, preventScrollReset });
  }
  return <a {...rest} href={to} onClick={followLink} />;
}

/** Not one that the browser or somebody else has a use for: another tab, a download. */
function isPlainClick({
  button,
  defaultPrevented,
  currentTarget: { target },
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    button === 0 &&
    !defaultPrevented &&
    (target === '' || target === '_self') &&
    !(metaKey || altKey || ctrlKey || shiftKey)
  );
}
