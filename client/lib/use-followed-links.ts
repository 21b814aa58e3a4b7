import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../shared/plain-click.ts';

/** Navigates by the router for links to this site in markup that React did not create. */
export function useFollowedLinks(markup: RefObject<HTMLElement | null>, isWanted = true): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = isWanted ? markup.current : null;
    function follow(event: MouseEvent) {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, markup, isWanted]);
}

/** Path of a plain click on a link to this site; undefined for clicks that the browser handles. */
function pathToFollow(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link && isPlainClick(event, link) ? link.getAttribute('href') : null;
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}
