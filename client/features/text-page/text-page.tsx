import type { ReactNode } from 'react';
import type { PageContent, PageSection } from '../../../shared/pages/page-schema.ts';
import { SupportContext } from '../../components/card/contact-card.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { TextMeta } from './page-top.tsx';
import { TextSection, type Tone } from './text-sections.tsx';

/** Part of a page that receives its background. */
export type TextPart = (tone: Tone) => ReactNode;

export interface TextPageProps {
  text: PageContent;
  /** Structured data (schema.org). */
  jsonLd?: object[] | undefined;
  /** Document title, where it differs from the page's title. */
  headTitle?: string | undefined;
  /** Content of the header, below the lead. */
  head?: ReactNode;
  /** First part of the page, the main reason to open it. */
  opening?: TextPart | undefined;
  /** Sections before those of the text. */
  leading?: TextPart[];
  /** Sections made from records. */
  products?: TextPart | undefined;
  cases?: TextPart | undefined;
  /** Last part of the page. */
  closing?: TextPart | undefined;
}

/** Page of text: its sections in order, on alternating backgrounds. */
export function TextPage({
  text,
  headTitle,
  jsonLd,
  head,
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
    <SupportContext value={text.support}>
      <TextMeta text={text} headTitle={headTitle} jsonLd={jsonLd} />
      <TextHeader text={text} compact={opening !== undefined}>
        {head}
      </TextHeader>
      {parts.map((part, place) => part(place % 2 === 0 ? 'plain' : 'surface'))}
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </SupportContext>
  );
}

/** Section as a part of its page. */
export function textPart(section: PageSection): TextPart {
  return (tone) => <TextSection key={section.id} section={section} tone={tone} />;
}
