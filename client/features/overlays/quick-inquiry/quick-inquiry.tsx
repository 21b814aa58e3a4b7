import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/api/error.ts';
import { THANKS_MS } from '../../../../shared/constants.ts';
import { useTimeout } from '../../../lib/hooks/use-timeout.ts';
import { latePart, useLatePart } from '../../../lib/loading/late-part.ts';
import { closeQuickInquiry, noteInquirySent } from '../../../lib/products/offers.ts';
import { useToast } from '../../../lib/toast-context.ts';
import { Prompt, Thanks } from './prompt.tsx';
import { useSending } from './use-sending.ts';

/** Form with its dialog library, loaded when the visitor is about to open it. */
const DIALOG = latePart(() => import('./quick-inquiry-dialog.tsx'));

interface QuickInquiryProps {
  shown: boolean;
  pathname: string;
  onGone(): void;
}

/** Prompt, form and thanks. The input is kept until it is submitted. */
export function QuickInquiry({ shown, pathname, onGone }: QuickInquiryProps) {
  const [stage, setStage] = useState<'prompt' | 'form' | 'closing' | 'thanks'>('prompt');
  const { showError } = useToast();
  const [isNear, setNear] = useState(false);
  const dialog = useLatePart(DIALOG, isNear);
  const sending = useSending(() => {
    closeQuickInquiry();
    noteInquirySent();
    setStage('thanks');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form belongs to the page on which it was opened
  useEffect(() => setStage((now) => (now === 'form' ? 'prompt' : now)), [pathname]);

  function leave() {
    closeQuickInquiry();
    setStage('prompt');
    onGone();
  }
  useTimeout(leave, stage === 'thanks' ? THANKS_MS : null);

  function open() {
    setNear(true);
    DIALOG.load().then(
      () => setStage('form'),
      () => showError(new ApiError('unreachable', 'the quick inquiry form cannot be fetched')),
    );
  }

  if (!shown) return null;
  return (
    <>
      {stage === 'thanks' ? (
        <Thanks onClose={leave} />
      ) : (
        <Prompt hidden={stage !== 'prompt'} onOpen={open} onIntent={() => setNear(true)} onClose={leave} />
      )}
      {dialog ? (
        <dialog.QuickInquiryDialog
          open={stage === 'form'}
          sending={sending}
          onClose={() => {
            closeQuickInquiry();
            setStage('closing');
          }}
          onClosed={() => stage === 'closing' && leave()}
          finalFocus={() => document.getElementById('main')}
        />
      ) : null}
    </>
  );
}
