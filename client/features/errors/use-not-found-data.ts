import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadApi } from '../../api/load-api.ts';
import { loadNotFoundData, type NotFoundData } from '../../lib/loading/not-found-data.ts';
import { usePageContext } from '../../lib/page-context.tsx';

/**
 * Data of the not-found page: from the document when the server answered 404, otherwise fetched after a
 * client-side navigation. Null while it is loading.
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
    // The not-found page also works without suggestions.
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
