import type { ReactNode } from 'react';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { crumbsOf } from './crumbs-of.ts';
import { TextSection, type Tone } from './text-sections.tsx';

export interface TextPageProps {
  text: PageContent;
  /** Structured data of what the page speaks of (schema.org). */
  jsonLd?: object[] | undefined;
  /** For the window's bar, where it is another than the page's own. */
  headTitle?: string | undefined;
  /** Stands before the first section. */
  opening?: ((tone: Tone) => ReactNode) | undefined;
  /** Sections made from records; each learns the ground that it stands on. */
  products?: ((tone: Tone) => ReactNode) | undefined;
  cases?: ((tone: Tone) => ReactNode) | undefined;
  /** Stands after everything else. */
  closing?: ((tone: Tone) => ReactNode) | undefined;
}

/** A page that is text: its sections one after the other, on changing ground. */
export function TextPage({
  text,
  headTitle = text.title,
  jsonLd = [],
  opening,
  products,
  cases,
  closing,
}: TextPageProps) {
  const [first, ...rest] = text.sections.map((section) => (tone: Tone) => (
    <TextSection key={section.id} section={section} tone={tone} />
  ));
  const parts = [opening, first, products, ...rest, cases, closing].filter((part) => part !== undefined);
  return (
    <>
      <PageMeta title={headTitle} description={text.description} crumbs={crumbsOf(text)} jsonLd={jsonLd} />
      {/* What stands before the text is what visitors come for. */}
      <TextHeader text={text} compact={opening !== undefined} />
      {parts.map((part, place) => part(place % 2 === 0 ? 'plain' : 'surface'))}
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </>
  );
}
