import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { hasSideButtons } from '../../lib/has-side-buttons.ts';
import { useEscape } from './use-escape.ts';
import { useFocusKept, useKeptClear } from './use-kept-clear.ts';

interface OverlayCardProps {
  role: 'region' | 'dialog' | 'status';
  /** Its accessible name, and its heading. */
  title: string;
  onClose(): void;
  /** Something that it has opened stands in its place for now. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * A card in the corner of the window, in the middle of nobody's way: it takes neither the focus nor the scroll
 * position, keeps clear of the bar of narrow windows, and moves up when what has the focus would lie under it.
 */
export function OverlayCard({ role, title, onClose, hidden = false, children }: OverlayCardProps) {
  const card = useRef<HTMLElement>(null);
  const bar = hasSideButtons(useLocation().pathname);
  const top = useKeptClear(card);
  useFocusKept(card);
  useEscape(onClose);
  return (
    <section
      ref={card}
      role={role === 'region' ? undefined : role}
      aria-label={title}
      data-overlay=""
      className={classNames(
        'fixed inset-x-3 z-20 rounded-lg border border-line-strong bg-white p-4 ring-4 ring-white/70 transition-opacity starting:opacity-0 md:left-auto md:w-96 md:p-5 print:hidden',
        bar ? 'md:right-6 lg:right-14 min-[82.5rem]:right-18' : 'md:right-6',
        place(top, bar),
        hidden && 'invisible',
      )}
    >
      <p className="mb-1 pr-10 font-bold">{title}</p>
      {children}
      <button
        type="button"
        aria-label="閉じる"
        onClick={onClose}
        className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-surface"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

function place(top: boolean, bar: boolean): string {
  if (top) return 'top-[calc(var(--header-height,4.5rem)+1rem)]';
  return bar
    ? 'bottom-[calc(4.25rem+var(--tray-height,0px)+env(safe-area-inset-bottom))] lg:bottom-[calc(1.5rem+var(--tray-height,0px))]'
    : 'bottom-[calc(0.75rem+var(--tray-height,0px)+env(safe-area-inset-bottom))] md:bottom-[calc(1.5rem+var(--tray-height,0px))]';
}
