import type { InquiryTopic } from '../../../../records/inquiry-topic/wire.ts';
import { DeferredList } from '../../../components/deferred.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { Section } from '../../../components/section.tsx';
import { inquiryPath } from '../../../lib/form-paths.ts';
import type { Tone } from '../../text-page/text-sections.tsx';

interface InquiryTopicsProps {
  value: Promise<InquiryTopic[] | null> | undefined;
  tone: Tone;
}

/** Frequent topics of inquiries: each opens the inquiry form with its subject filled in. */
export function InquiryTopics({ value, tone }: InquiryTopicsProps) {
  return (
    <DeferredList name="topics" value={value} fallback={null}>
      {(topics) => (
        <Section
          id="topics"
          title="ご相談の内容から選ぶ"
          lead="お選びいただいた内容を書き添えて、相談フォームを開きます。"
          tone={tone}
        >
          <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
            {topics.map(({ id, name, note }) => (
              <li key={id} className="group relative border-t border-line py-4">
                <Link to={inquiryPath(name, '/contact')} className="font-bold spread-link">
                  {name}
                </Link>
                <p className="mt-1 text-sm text-ink-soft">{note}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </DeferredList>
  );
}
