import { faqPath } from '../../../shared/paths/params.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import type { ShownQuestion } from './load-questions.ts';

/** Maximum number of results whose answers are unfolded at once. */
const OPEN_MAX = 3;

interface QuestionsProps {
  items: ShownQuestion[];
  /** The questions are search results: a few of them are unfolded. */
  found?: boolean;
}

/** Questions that unfold to their answers; native elements, which work and are searchable without script. */
export function Questions({ items, found = false }: QuestionsProps) {
  const open = found && items.length <= OPEN_MAX;
  return (
    <Accordion>
      {items.map((item) => (
        <AccordionItem key={item.id} title={<Phrases>{item.question}</Phrases>} open={open}>
          <div className="pr-9 pb-4">
            <Prose html={item.answer} className="text-ink-soft" />
            <p className="mt-2">
              <MoreLink to={faqPath(item)} className="text-sm">
                このご質問のページ
              </MoreLink>
            </p>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
