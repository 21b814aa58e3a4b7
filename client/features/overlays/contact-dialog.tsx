import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { countFirstClick } from '../../lib/offers.ts';
import { OverlayCard } from './overlay-card.tsx';
import { TITLES } from './titles.ts';

/** Offers the two ways to go on. Closing it and following it count the same. */
export function ContactDialog({ onGone }: { onGone(): void }) {
  function leave() {
    countFirstClick();
    onGone();
  }
  return (
    <OverlayCard role="dialog" title={TITLES['contact-dialog']} onClose={leave}>
      <p className="text-sm text-pretty text-ink-soft">
        機種選びや構成のご相談、カタログのお届けを無料で承ります。
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Link to="/sales" onClick={leave} className={buttonClass('primary', 'px-3')}>
          導入相談
        </Link>
        <Link to="/catalogform" onClick={leave} className={buttonClass('secondary', 'px-3')}>
          カタログ請求
        </Link>
      </div>
    </OverlayCard>
  );
}
