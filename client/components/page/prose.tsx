import { useContext, useMemo, useRef } from 'react';
import { proseAttribute } from '../../lib/shown-prose.ts';
import { useFollowedLinks } from '../../lib/use-followed-links.ts';
import { WriterContext } from '../../lib/writer.ts';
import { classNames } from '../class-names.ts';
import { termsInHtml } from '../terms.tsx';

interface ProseProps {
  /** Sanitised by the content service. */
  html: string;
  className?: string;
}

/** Text of an article, whose technical terms do not wrap. Links to this site navigate by the router. */
export function Prose({ html, className }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const place = proseAttribute(useContext(WriterContext)?.shown, html);
  const markup = useMemo(() => ({ __html: termsInHtml(html) }), [html]);
  useFollowedLinks(text);
  return (
    <div
      ref={text}
      {...place}
      // Only the server's markup has its place.
      suppressHydrationWarning
      className={classNames('prose [&>:first-child]:mt-0', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML of the content service
      dangerouslySetInnerHTML={markup}
    />
  );
}
