import { useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useFollowedLinks, useProseIndex } from '../text/static-html.tsx';
import { termsInHtml } from '../text/terms.tsx';

interface ProseProps {
  /** Sanitised by the content service. */
  html: string;
  className?: string;
}

/** Text of an article, whose technical terms do not wrap. Links to this site navigate by the router. */
export function Prose({ html, className }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const index = useProseIndex(html);
  const markup = useMemo(() => ({ __html: termsInHtml(html) }), [html]);
  useFollowedLinks(text);
  return (
    <div
      ref={text}
      {...index}
      // Only the server's markup has its index.
      suppressHydrationWarning
      className={classNames('prose [&>:first-child]:mt-0', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML of the content service
      dangerouslySetInnerHTML={markup}
    />
  );
}
