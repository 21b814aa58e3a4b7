import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { loadNotFoundData, type NotFoundData } from '../../lib/not-found-data.ts';
import { useRootData } from '../../routes/root.tsx';

/** The router's key of the entry that the page load made. */
const FIRST_ENTRY = 'default';

/**
 * What the not-found page offers: with the document when the server answered 404, else fetched now, because the
 * visitor came here by a link inside the site. Null while that is under way.
 */
export function useNotFoundData(): NotFoundData | null {
  const { key, pathname } = useLocation();
  const { notFound } = useRootData();
  const given = key === FIRST_ENTRY ? notFound : undefined;
  const [fetched, setFetched] = useState<NotFoundData | null>(null);
  useEffect(() => {
    if (given) return;
    let left = false;
    void loadNotFoundData(browserApi, new URL(pathname, window.location.origin).href).then((data) => {
      if (!left) setFetched(data);
    });
    return () => {
      left = true;
    };
  }, [given, pathname]);
  return given ?? fetched;
}
