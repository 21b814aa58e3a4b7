import { Dialog } from '../../../components/dialog.tsx';
import type { Draft } from './draft.ts';
import { QuickInquiryForm } from './quick-inquiry-form.tsx';
import type { DraftState } from './use-draft.ts';

export interface QuickInquiryDialogProps {
  open: boolean;
  draft: DraftState;
  sending: boolean;
  onSend(draft: Draft): void;
  onClose(): void;
  onClosed(): void;
  /** What has the focus afterwards. */
  finalFocus(): HTMLElement | null;
}

export function QuickInquiryDialog({
  open,
  onClose,
  onClosed,
  finalFocus,
  ...form
}: QuickInquiryDialogProps) {
  return (
    <Dialog
      open={open}
      title="かんたんお問い合わせ"
      onClose={onClose}
      onClosed={onClosed}
      finalFocus={finalFocus}
    >
      <QuickInquiryForm {...form} />
    </Dialog>
  );
}
