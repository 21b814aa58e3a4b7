import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { Section } from '../../components/section.tsx';
import { Block } from './blocks.tsx';

export type Tone = 'plain' | 'surface';

/** Sections one after the other, on changing ground. */
export function TextSections({ sections, tone = 'surface' }: { sections: PageSection[]; tone?: Tone }) {
  const other = tone === 'plain' ? 'surface' : 'plain';
  return sections.map((section, index) => (
    <TextSection key={section.id} section={section} tone={index % 2 === 0 ? tone : other} />
  ));
}

export function TextSection({ section, tone }: { section: PageSection; tone: Tone }) {
  return (
    <Section id={section.id} title={section.title} lead={section.lead} tone={tone}>
      <div className="space-y-8">
        {section.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
          <Block key={place} block={block} />
        ))}
      </div>
    </Section>
  );
}
