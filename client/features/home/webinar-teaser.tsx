import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { WaterLines } from './water-lines.tsx';

/** Leads to the webinars and their recordings. */
export function WebinarTeaser() {
  return (
    <aside
      aria-labelledby="webinar-teaser"
      className="relative flex flex-col overflow-hidden rounded-lg border border-aqua-line bg-aqua-pale p-6 pb-20 md:p-8 md:pb-20"
    >
      <WaterLines className="absolute inset-x-0 bottom-0 h-16 text-aqua-line" />
      <Icon name="video" className="size-8 text-aqua" />
      <h3 id="webinar-teaser" className="mt-3 text-xl">
        <Phrases>60分で学ぶ、設計の勘どころ</Phrases>
      </h3>
      <p className="mt-3 mb-6 text-ink-soft">
        無線LANの台数の見積もり、IPoE回線でのVPN、多拠点の運用。過去のウェビナーを、字幕と資料つきの録画でご覧いただけます。視聴は無料です。
      </p>
      <ButtonLink to="/webinar" tone="secondary" className="relative mt-auto self-start">
        ウェビナーを見る
      </ButtonLink>
    </aside>
  );
}
