import { type ComponentType, useState } from 'react';
import { ApiError } from '../../../../shared/api/error.ts';
import { useToast } from '../../../lib/toast-context.ts';
import type { QuickInquiryDialogProps } from './quick-inquiry-dialog.tsx';

type Form = ComponentType<QuickInquiryDialogProps>;

/** Loads the form with its dialog library when the visitor is about to open it. */
export function useFormModule() {
  const { showError } = useToast();
  const [form, setForm] = useState<{ Component: Form } | null>(null);

  async function fetchForm(): Promise<boolean> {
    try {
      const { QuickInquiryDialog } = await import('./quick-inquiry-dialog.tsx');
      setForm({ Component: QuickInquiryDialog });
      return true;
    } catch {
      return false;
    }
  }

  return {
    Form: form?.Component ?? null,
    /** Prefetches before the click. */
    prepare: () => void fetchForm(),
    async open(onReady: () => void): Promise<void> {
      if (form || (await fetchForm())) onReady();
      else showError(new ApiError('unreachable', 'the quick inquiry form cannot be fetched'));
    },
  };
}
