import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface DialogProps extends Pick<ComponentProps<typeof BaseDialog.Popup>, 'finalFocus'> {
  open: boolean;
  /** Accessible name and heading. */
  title: string;
  onClose(): void;
  /** Called after the closing transition, when the focus has returned. */
  onClosed?(): void;
  children: ReactNode;
}

/**
 * Modal dialog: it traps the focus and restores it; Escape and 「閉じる」 close it, a press outside does not. Import it
 * lazily, because it depends on a library.
 */
export function Dialog({ open, title, onClose, onClosed, children, finalFocus }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
      disablePointerDismissal
    >
      <BaseDialog.Portal data-modal="" data-overlay="">
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-navy/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden" />
        <BaseDialog.Popup
          finalFocus={finalFocus}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-1rem)] flex-col rounded-t-lg bg-white transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 md:top-1/2 md:right-auto md:bottom-auto md:left-1/2 md:max-h-[calc(100dvh-4rem)] md:w-xl md:max-w-[calc(100vw-4rem)] md:-translate-1/2 md:rounded-lg print:hidden"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
            <BaseDialog.Title className="text-lg">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="閉じる"
              className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-surface"
            >
              <Icon name="close" />
            </BaseDialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
