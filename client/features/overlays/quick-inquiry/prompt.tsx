import { Button } from '../../../components/button.tsx';
import { useSite } from '../../../lib/page-context.tsx';
import { OverlayCard } from '../overlay-card.tsx';
import { QUICK_INQUIRY, TITLES } from '../titles.ts';

interface PromptProps {
  /** True while the form is open. */
  hidden: boolean;
  onOpen(): void;
  /** Called when the visitor is about to open the form. */
  onIntent(): void;
  onClose(): void;
}

export function Prompt({ hidden, onOpen, onIntent, onClose }: PromptProps) {
  const { title, text, name } = useSite().quickInquiry ?? {};
  return (
    <OverlayCard
      role="region"
      title={title ?? TITLES['quick-inquiry']}
      heading="ご質問はありませんか?"
      hidden={hidden}
      onClose={onClose}
    >
      <p>{text ?? 'ご質問やご相談を、4項目の入力でお送りいただけます。'}</p>
      <Button aria-haspopup="dialog" onClick={onOpen} onFocus={onIntent} onPointerEnter={onIntent}>
        {name ?? QUICK_INQUIRY}
      </Button>
    </OverlayCard>
  );
}

export function Thanks({ onClose }: { onClose(): void }) {
  return (
    <OverlayCard role="status" title="送信が完了しました" onClose={onClose}>
      <p>お問い合わせありがとうございます。担当者からメールでご連絡いたします。</p>
    </OverlayCard>
  );
}
