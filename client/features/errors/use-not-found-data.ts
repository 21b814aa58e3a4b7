import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadApi } from '../../api/load-api.ts';
import { loadNotFoundData, type NotFoundData } from '../../lib/not-found-data.ts';
import { usePageContext } from '../../lib/page-context.tsx';

/**
 * What the not-found page offers: with the document when the server answered 404, else fetched now, because the
 * visitor came here by a link inside the site. Null while that is under way.
 */
export function useNotFoundData(): NotFoundData | null {
  const { pathname } = useLocation();
  const { notFound } = usePageContext();
  const given = notFound?.pathname === pathname ? notFound.data : undefined;
  const [fetched, setFetched] = useState<NotFoundData | null>(null);
  useEffect(() => {
    if (given) return;
    let left = false;
    const address = new URL(pathname, window.location.origin).href;
    // Without its offers, or without what fetches them, a not-found page is still one.
    loadApi()
      .then((api) => loadNotFoundData(api, address))
      .then(
        (data) => {
          if (!left) setFetched(data);
        },
        () => {},
      );
    return () => {
      left = true;
    };
  }, [given, pathname]);
  return given ?? fetched;
}
