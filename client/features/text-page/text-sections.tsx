import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { Section } from '../../components/section.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Block } from './blocks.tsx';

export type Tone = 'plain' | 'surface';

/** Sections in order, on alternating backgrounds. */
export function TextSections({ sections, tone = 'surface' }: { sections: PageSection[]; tone?: Tone }) {
  const other = tone === 'plain' ? 'surface' : 'plain';
  return sections.map((section, index) => (
    <TextSection key={section.id} section={section} tone={index % 2 === 0 ? tone : other} />
  ));
}

export function TextSection({ section, tone }: { section: PageSection; tone: Tone }) {
  return (
    <Section id={section.id} title={section.title} lead={section.lead} tone={tone}>
      <div className={section.quote ? 'gap-10 lg:grid lg:grid-cols-2' : undefined}>
        <div className="space-y-8">
          {section.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
            <Block key={place} block={block} />
          ))}
        </div>
        {section.quote ? <Quote text={section.quote} /> : null}
      </div>
    </Section>
  );
}

/** Conclusion of the text in large type, visible next to it. */
function Quote({ text }: { text: string }) {
  return (
    <p className="mt-8 self-start border-l-2 border-aqua pl-4 text-2xl font-bold text-aqua-deep lg:mt-0 md:text-3xl">
      <Phrases>{text}</Phrases>
    </p>
  );
}
