import { ButtonLink } from '../../components/button.tsx';
import { Cover } from '../../components/cover.tsx';
import { Phrases } from '../../components/phrases.tsx';

/** The recording that is watched first: many places, a few people. */
const COVER = '/media/webinars/20250925.svg';

/** Leads to the webinars and their recordings. */
export function WebinarTeaser() {
  return (
    <aside
      aria-labelledby="webinar-teaser"
      className="flex flex-col overflow-hidden rounded-lg border border-aqua-line bg-aqua-pale"
    >
      <Cover src={COVER} className="border-b border-aqua-line" />
      <div className="flex grow flex-col p-6 md:p-8">
        <h3 id="webinar-teaser" className="text-xl">
          <Phrases>60分で学ぶ、設計の勘どころ</Phrases>
        </h3>
        <p className="mt-3 mb-6 text-ink-soft">
          無線LANの台数の見積もり、IPoE回線でのVPN、多拠点の運用。過去のウェビナーを、字幕と資料つきの録画でご覧いただけます。視聴は無料です。
        </p>
        <ButtonLink to="/webinar" tone="secondary" className="mt-auto self-start">
          ウェビナーを見る
        </ButtonLink>
      </div>
    </aside>
  );
}
