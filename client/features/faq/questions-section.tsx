import { DeferredList } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import type { ShownQuestion } from './load-questions.ts';
import { Questions } from './questions.tsx';

interface QuestionsSectionProps {
  title: string;
  value: Promise<ShownQuestion[] | null> | undefined;
  folded?: boolean;
}

/** Section of related questions; may be streamed, and is omitted when there are none. */
export function QuestionsSection({ title, value, folded }: QuestionsSectionProps) {
  return (
    <DeferredList name="questions" value={value} fallback={null}>
      {(items) => (
        <Section
          id="questions"
          screenOnly
          title={title}
          folded={folded}
          more={<MoreLink to="/faq">すべてのご質問</MoreLink>}
        >
          <Questions items={items} />
        </Section>
      )}
    </DeferredList>
  );
}
