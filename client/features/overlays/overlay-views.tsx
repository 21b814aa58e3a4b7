import type { SurveyKind } from '../../lib/products/offers.ts';
import { ContactDialog } from './contact-dialog.tsx';
import type { OverlayId } from './overlay-queue.ts';
import { QuickInquiry } from './quick-inquiry/quick-inquiry.tsx';
import { Survey } from './survey.tsx';

export interface OverlayViewsProps {
  shown: OverlayId | null;
  pathname: string;
  survey: SurveyKind;
  onGone(id: OverlayId): void;
}

/** Views of the overlays. Stays mounted after the first display, and so keeps the input. */
export function OverlayViews({ shown, pathname, survey, onGone }: OverlayViewsProps) {
  return (
    <>
      <QuickInquiry
        shown={shown === 'quick-inquiry'}
        pathname={pathname}
        onGone={() => onGone('quick-inquiry')}
      />
      {shown === 'contact-dialog' ? <ContactDialog onGone={() => onGone('contact-dialog')} /> : null}
      {shown === 'survey' ? <Survey kind={survey} onGone={() => onGone('survey')} /> : null}
    </>
  );
}
