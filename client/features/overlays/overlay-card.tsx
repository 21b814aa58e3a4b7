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
  /** Accessible name. */
  title: string;
  /** Visible heading; by default the name. */
  heading?: string;
  onClose(): void;
  /** Hidden because an element that it has opened is in its place. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * Line at the end of the window: it covers no content at the end of the page, which gets space for it, and changes
 * neither the focus nor the scroll position.
 */
export function OverlayCard({
  role,
  title,
  heading = title,
  onClose,
  hidden = false,
  children,
}: OverlayCardProps) {
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
      <strong>{heading}</strong>
      {children}
      <button type="button" aria-label="閉じる" onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
