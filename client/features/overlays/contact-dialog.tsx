import { buttonClass } from '../../components/button.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useHasPage } from '../../lib/page-context.tsx';
import { countFirstClick } from '../../lib/products/offers.ts';
import { OverlayCard } from './overlay-card.tsx';
import { TITLES } from './titles.ts';

/** Offers two ways to continue. Closing and following it count the same. */
export function ContactDialog({ onGone }: { onGone(): void }) {
  const hasPage = useHasPage();
  function leave() {
    countFirstClick();
    onGone();
  }
  return (
    <OverlayCard role="dialog" title={TITLES['contact-dialog']} onClose={leave}>
      <p>
        {hasPage('/catalogform')
          ? '機種選びや構成のご相談、カタログのお届けを無料で承ります。'
          : '機種選びや構成のご相談を無料で承ります。'}
      </p>
      <div>
        <Link to="/sales" onClick={leave} className={buttonClass('primary')}>
          導入相談
        </Link>
        {hasPage('/catalogform') ? (
          <Link to="/catalogform" onClick={leave} className={buttonClass('secondary')}>
            カタログ請求
          </Link>
        ) : null}
      </div>
    </OverlayCard>
  );
}
