import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { CONTACT_DIALOG_DELAY_MS, POLICY_PATH, QUICK_INQUIRY_DELAY_MS } from '../../../shared/constants.ts';
import { whenShown } from '../../lib/browser/when-shown.ts';
import { useCurrentPage } from '../../lib/hooks/use-current-section.ts';
import { latePart, useLatePart } from '../../lib/loading/late-part.ts';
import { useHasPage, useSite } from '../../lib/page-context.tsx';
import {
  isWorkplace,
  mayShowContactDialog,
  mayShowQuickInquiry,
  mayShowSurvey,
  offersContactDialog,
  offersQuickInquiry,
  surveyDelay,
  surveyKind,
  watchSurveyDismissed,
} from '../../lib/products/offers.ts';
import { useAppSelector } from '../../store/store.ts';
import { type OverlayId, overlayQueue, shownOverlay } from './overlay-queue.ts';
import { titleOf } from './titles.ts';
import { useBusy } from './use-busy.ts';
import { useDue, useFarDown } from './use-due.ts';

const VIEWS = latePart(() => import('./overlay-views.tsx'));

/**
 * Shows quick inquiry, dialog and survey when they are due, one at a time. Their views are loaded when the
 * first of them is to be shown. A failure is silent, because they are not essential; the next overlay retries.
 */
export function Overlays() {
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const surveyOn = useAppSelector(({ layout }) => layout.showSurveyQuestionnaire);
  const [queue, dispatch] = useReducer(overlayQueue, []);
  const kind = surveyKind(pathname);
  // Counted from the load of the document, across client-side navigations.
  const loadedAt = useRef(0);
  // Before the effects of `useDue`, which use it.
  useEffect(
    () =>
      whenShown(() => {
        loadedAt.current = performance.now();
      }),
    [],
  );
  const untilContactDialog = () =>
    Math.max(0, Math.ceil(loadedAt.current + CONTACT_DIALOG_DELAY_MS - performance.now()));

  const own = useSite().quickInquiry;
  // Its consent links to the policy.
  const isPossible = useHasPage()(POLICY_PATH) && own?.shown !== false;
  const quickInquiry = isPossible && offersQuickInquiry(page);
  const bringUpQuickInquiry = useDue({
    id: 'quick-inquiry',
    offer: quickInquiry ? 'prompt' : null,
    pathname,
    delay: () => QUICK_INQUIRY_DELAY_MS,
    allowed: mayShowQuickInquiry,
    dispatch,
  });
  useFarDown(quickInquiry, bringUpQuickInquiry);
  useDue({
    id: 'contact-dialog',
    offer: offersContactDialog(page) ? 'dialog' : null,
    pathname,
    delay: untilContactDialog,
    allowed: mayShowContactDialog,
    dispatch,
  });
  useDue({
    id: 'survey',
    offer: surveyOn ? kind : null,
    pathname,
    delay: () => surveyDelay(kind, page, untilContactDialog()),
    allowed: mayShowSurvey,
    dispatch,
  });

  useEffect(() => watchSurveyDismissed(() => dispatch({ type: 'gone', id: 'survey' })), []);
  function leave(id: OverlayId): void {
    dispatch({ type: 'gone', id });
    // A submitted inquiry may have removed the reason for it.
    if (!mayShowContactDialog()) dispatch({ type: 'gone', id: 'contact-dialog' });
  }

  const busy = useBusy() || isWorkplace(page);
  const shown = shownOverlay(queue, busy);
  const views = useLatePart(VIEWS, shown !== null || VIEWS.loaded !== undefined);
  return (
    <>
      {/* Announces the overlays, which take no focus. */}
      <p role="status" className="sr-only">
        {views && shown ? `「${titleOf(shown, kind, own?.title)}」を表示しています` : ''}
      </p>
      {views ? <views.OverlayViews shown={shown} pathname={pathname} survey={kind} onGone={leave} /> : null}
    </>
  );
}
