import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../class-names.ts';
import { termsInHtml } from '../terms.tsx';

interface ProseProps {
  /** Sanitised by the content service. */
  html: string;
  className?: string;
}

/** An article's text; its technical terms stay whole. Its links to this site are followed without loading the document anew. */
export function Prose({ html, className }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const markup = useMemo(() => ({ __html: termsInHtml(html) }), [html]);
  useEffect(() => {
    const element = text.current;
    function follow(event: MouseEvent) {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div
      ref={text}
      className={classNames('prose [&>:first-child]:mt-0', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML of the content service
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The path of a plain click on a link to this site; undefined leaves the click to the browser. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}
