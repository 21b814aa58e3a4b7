import { Dialog } from '../../../components/overlay/dialog.tsx';
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
  return (
    <Dialog
      open={open}
      title="かんたんお問い合わせ"
      onClose={onClose}
      onClosed={onClosed}
      finalFocus={finalFocus}
    >
      <QuickInquiryForm {...sending} />
    </Dialog>
  );
}
