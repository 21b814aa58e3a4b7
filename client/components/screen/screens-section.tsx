import { Suspense } from 'react';
import { AccordionItem } from '../accordion.tsx';
import { MoreLink } from '../navigation/more-link.tsx';
import { Section } from '../section.tsx';
import { StaticHtml } from '../text/static-html.tsx';
import { LateScreen } from './late-screen.ts';
import type { ShownScreens } from './screen-code.ts';

interface ScreensSectionProps {
  shown: ShownScreens | null;
  /** Shows only the first screen, and links to the others on the page of all screens. */
  brief?: boolean;
}

/** Example screens for the management of devices: the first one open, the others folded. */
export function ScreensSection({ shown, brief = false }: ScreensSectionProps) {
  if (!shown) return null;
  const { title, lead, path, details } = shown;
  return (
    <Section
      id="screens"
      title={title}
      lead={lead}
      more={<MoreLink to={path}>すべての画面を開いて見る</MoreLink>}
    >
      <StaticHtml name="screens" className="border-t border-line" data={details}>
        {({ screens }) =>
          screens.map(({ id, title: name, screen }, place) =>
            brief && place > 0 ? (
              <p key={id} className="border-b border-line print:hidden">
                <MoreLink to={`${path}#${id}`}>{name}</MoreLink>
              </p>
            ) : (
              <AccordionItem key={id} title={name} open={place === 0}>
                <div className="pb-5">
                  <Suspense>
                    <LateScreen screen={screen} />
                  </Suspense>
                </div>
              </AccordionItem>
            ),
          )
        }
      </StaticHtml>
    </Section>
  );
}
