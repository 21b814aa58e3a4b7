import { type ReactNode, useEffect, useState } from 'react';
import { Container } from '../container.tsx';
import { Link } from './link.tsx';

interface InPageLink {
  /** Id of the target part of the page. */
  id: string;
  name: string;
}

interface InPageNavProps {
  label: string;
  links: InPageLink[];
  /** Content at the end of the bar on large screens. */
  children?: ReactNode;
}

/**
 * Navigation between the parts of a long page. It sticks below the header, marks the current part, and keeps headings
 * of the following parts from being covered by itself.
 */
export function InPageNav({ label, links, children }: InPageNavProps) {
  const current = useCurrentPart(links);
  return (
    <div className="sticky top-(--stuck-top) z-20 border-b border-line bg-white print:hidden [&~*_h2]:scroll-mt-16">
      <Container className="flex items-center justify-between gap-6 max-md:px-0">
        <nav aria-label={label} className="min-w-0 overflow-x-auto">
          <ul className="flex max-md:px-3">
            {links.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  className="part-link"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children ? <div className="shrink-0 max-lg:hidden">{children}</div> : null}
      </Container>
    </div>
  );
}

/** Share of the window's height at which a part becomes the current one. */
const READING_LINE = 0.4;

/** Id of the last part that has reached the reading line; undefined at the top of the page. */
function useCurrentPart(links: InPageLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = links.map(({ id }) => id).join(' ');
  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READING_LINE;
        setCurrent(parts.findLast((part) => part.getBoundingClientRect().top < line)?.id);
      },
      { rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px` },
    );
    // An id may belong to a heading. Its whole section is observed, and the title of the page, so that long jumps are
    // noticed, too: also the one from below the last part to the top.
    for (const part of document.querySelectorAll('h1')) observer.observe(part);
    for (const part of parts) observer.observe(part.closest('section') ?? part);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
