import type { ReactNode } from 'react';
import type { PageContent, PageSection } from '../../../shared/pages/page-schema.ts';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { crumbsOf } from './crumbs-of.ts';
import { TextSection, type Tone } from './text-sections.tsx';

/** A section that learns the ground that it stands on. */
export type TextPart = (tone: Tone) => ReactNode;

export interface TextPageProps {
  text: PageContent;
  /** Structured data of what the page speaks of (schema.org). */
  jsonLd?: object[] | undefined;
  /** For the window's bar, where it is another than the page's own. */
  headTitle?: string | undefined;
  /** First part of the page: the reason why visitors open it. */
  opening?: TextPart | undefined;
  /** Sections before those of the text. */
  leading?: TextPart[];
  /** Sections made from records. */
  products?: TextPart | undefined;
  cases?: TextPart | undefined;
  /** Stands after everything else. */
  closing?: TextPart | undefined;
}

/** A page that is text: its sections one after the other, on changing ground. */
export function TextPage({
  text,
  headTitle = text.title,
  jsonLd = [],
  opening,
  leading = [],
  products,
  cases,
  closing,
}: TextPageProps) {
  const [first, ...rest] = text.sections.map(textPart);
  const parts = [opening, ...leading, first, products, ...rest, cases, closing].filter(
    (part) => part !== undefined,
  );
  return (
    <>
      <PageMeta title={headTitle} description={text.description} crumbs={crumbsOf(text)} jsonLd={jsonLd} />
      <TextHeader text={text} compact={opening !== undefined} />
      {parts.map((part, place) => part(place % 2 === 0 ? 'plain' : 'surface'))}
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </>
  );
}

/** A section as a part of its page. */
export function textPart(section: PageSection): TextPart {
  return (tone) => <TextSection key={section.id} section={section} tone={tone} />;
}
