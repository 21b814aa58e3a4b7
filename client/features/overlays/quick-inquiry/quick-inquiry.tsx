import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { THANKS_MS } from '../../../../shared/constants.ts';
import { closeQuickInquiry, noteInquirySent } from '../../../lib/products/offers.ts';
import { Prompt, Thanks } from './prompt.tsx';
import { useFormModule } from './use-form-module.ts';
import { useSending } from './use-sending.ts';

interface QuickInquiryProps {
  shown: boolean;
  pathname: string;
  onGone(): void;
}

/** Prompt, form and thanks. The input is kept until it is submitted. */
export function QuickInquiry({ shown, pathname, onGone }: QuickInquiryProps) {
  const [stage, setStage] = useState<'prompt' | 'form' | 'closing' | 'thanks'>('prompt');
  const opener = useRef<HTMLButtonElement>(null);
  const form = useFormModule();
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
  const thanked = useEffectEvent(leave);
  useEffect(() => {
    if (stage !== 'thanks') return;
    const timer = setTimeout(thanked, THANKS_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  if (!shown) return null;
  return (
    <>
      {stage === 'thanks' ? (
        <Thanks onClose={leave} />
      ) : (
        <Prompt
          opener={opener}
          hidden={stage !== 'prompt'}
          onOpen={() => form.open(() => setStage('form'))}
          onIntent={form.prepare}
          onClose={leave}
        />
      )}
      {form.Form ? (
        <form.Form
          open={stage === 'form'}
          sending={sending}
          onClose={() => {
            closeQuickInquiry();
            setStage('closing');
          }}
          onClosed={() => {
            if (stage === 'closing') leave();
          }}
          finalFocus={() => document.getElementById('main')}
        />
      ) : null}
    </>
  );
}
