import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useSite } from '../../../lib/page-context.tsx';
import { QUICK_INQUIRY } from '../titles.ts';
import { QuickInquiryForm } from './quick-inquiry-form.tsx';
import type { Sending } from './use-sending.ts';

export interface QuickInquiryDialogProps {
  open: boolean;
  sending: Sending;
  onClose(): void;
  onClosed(): void;
  /** Returns the element to focus after closing. */
  finalFocus(): HTMLElement | null;
}

export function QuickInquiryDialog({
  open,
  onClose,
  onClosed,
  finalFocus,
  sending,
}: QuickInquiryDialogProps) {
  const name = useSite().quickInquiry?.name ?? QUICK_INQUIRY;
  return (
    <Dialog open={open} title={name} onClose={onClose} onClosed={onClosed} finalFocus={finalFocus}>
      <QuickInquiryForm {...sending} />
    </Dialog>
  );
}
