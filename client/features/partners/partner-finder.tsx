import { Section } from '../../components/section.tsx';
import { say, type Words } from '../../lib/words.ts';
import type { Tone } from '../text-page/text-sections.tsx';
import type { FoundPartners } from './find-partners.ts';
import { PartnerForm } from './partner-form.tsx';
import { PartnerResults } from './partner-results.tsx';
import { PrefectureMap } from './prefecture-map.tsx';

interface PartnerFinderProps {
  /** Null when the call failed. */
  partners: FoundPartners | null;
  words: Words | undefined;
  tone: Tone;
}

/**
 * Finds partners near the visitor: by the name of the prefecture, or on a map where there is room for one.
 */
export function PartnerFinder({ partners, words, tone }: PartnerFinderProps) {
  return (
    <Section id="find-partner" title="お近くのパートナーを探す" lead={say(words, 'finder')} tone={tone}>
      {partners ? (
        <>
          <PartnerForm query={partners.query} />
          <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8 xl:gap-14">
            <PartnerResults query={partners.query} found={partners.found} words={words} />
            <div className="sticky top-28 max-lg:hidden print:hidden">
              <PrefectureMap query={partners.query} totals={partners.totals} />
            </div>
          </div>
        </>
      ) : (
        <p
          role="status"
          className="max-w-text rounded-lg border border-notice-line bg-notice-pale p-4 text-notice"
        >
          パートナーの一覧を取得できませんでした。少し時間をおいてお試しください。
        </p>
      )}
    </Section>
  );
}
