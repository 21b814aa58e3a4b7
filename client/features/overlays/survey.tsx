import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { dismissSurvey, type SurveyKind } from '../../lib/products/offers.ts';
import { OverlayCard } from './overlay-card.tsx';
import { TITLES } from './titles.ts';

const LEADS: Record<SurveyKind, string> = {
  site: '使いやすいサイトにするため、ご意見をお聞かせください。',
  form: 'お問い合わせフォームの使いやすさについて、ご意見をお聞かせください。',
};

/** Survey that is shown once: closing or opening it dismisses it for good. */
export function Survey({ kind, onGone }: { kind: SurveyKind; onGone(): void }) {
  const { settings } = usePageContext();
  function leave() {
    dismissSurvey();
    onGone();
  }
  return (
    <OverlayCard role="region" title={TITLES.survey[kind]} onClose={leave}>
      <p>{LEADS[kind]}</p>
      <a
        href={settings.surveyUrl ?? undefined}
        target="_blank"
        rel="noopener"
        onClick={leave}
        className={buttonClass('secondary')}
      >
        アンケートに答える
        <Icon name="external" className="size-4" />
        <span className="sr-only">(新しいタブで開きます)</span>
      </a>
    </OverlayCard>
  );
}
