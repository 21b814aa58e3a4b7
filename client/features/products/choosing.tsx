import type { CategoryDetail } from '../../../records/category/wire.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Section } from '../../components/section.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Paragraph } from '../../components/text/terms.tsx';

interface ChoosingProps {
  choosing: CategoryDetail['choosing'];
  /** Folds each point, for phones. */
  folded: boolean;
}

/** Criteria for choosing a product of the category. */
export function Choosing({ choosing, folded }: ChoosingProps) {
  return (
    <Section id="choosing" title="選び方の要点" tone="surface">
      {folded ? (
        <Accordion>
          {choosing.map(({ title, text }) => (
            <AccordionItem key={title} title={<Phrases>{title}</Phrases>}>
              <Paragraph className="pb-5 text-sm text-ink-soft">{text}</Paragraph>
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        <ol className="grid gap-6 md:grid-cols-3">
          {choosing.map(({ title, text }, index) => (
            <li key={title} className="rounded-lg border border-line bg-white p-6">
              <p aria-hidden="true" className="text-sm font-bold tracking-widest text-aqua tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className="mt-2 text-lg">
                <Phrases>{title}</Phrases>
              </h3>
              <Paragraph className="mt-3 text-sm text-ink-soft">{text}</Paragraph>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
