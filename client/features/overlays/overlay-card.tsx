import '../../styles/prompts.css';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { hasSideButtons } from '../../lib/has-side-buttons.ts';
import { useEscape } from './use-escape.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useSwipe } from './use-swipe.ts';

interface OverlayCardProps {
  role: 'region' | 'dialog' | 'status';
  /** Accessible name and heading. */
  title: string;
  onClose(): void;
  /** Hidden because an element that it has opened is in its place. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * Card above the bar at the end of narrow windows, or next to the tabs in the margin of wide ones: it covers
 * no content, and changes neither the focus nor the scroll position. The page gets space for it at its end.
 */
export function OverlayCard({ role, title, onClose, hidden = false, children }: OverlayCardProps) {
  const card = useRef<HTMLElement>(null);
  const bar = hasSideButtons(useLocation().pathname);
  useFocusKept(card);
  useEscape(onClose);
  const swipe = useSwipe(onClose);
  return (
    <section
      ref={card}
      role={role === 'region' ? undefined : role}
      aria-label={title}
      data-overlay=""
      className={classNames('prompt', bar && 'prompt-at-bar', hidden && 'invisible')}
      {...swipe}
    >
      <strong>{title}</strong>
      {children}
      <button type="button" aria-label="閉じる" onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
