import { faqPath } from '../../../shared/paths/params.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { Phrases } from '../../components/phrases.tsx';
import type { ShownQuestion } from './load-questions.ts';

/** Up to so many answers are shown open when a visitor has searched for them. */
const OPEN_MAX = 3;

interface QuestionsProps {
  items: ShownQuestion[];
  /** The visitor has asked for just these: few of them need no click. */
  found?: boolean;
}

/** Questions that open to their answers; native, so that they work and are found without scripts. */
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
