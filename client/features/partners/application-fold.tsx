import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon.tsx';

interface ApplicationFoldProps {
  /** Opens at once, because the form has a message. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Folds the form, which few visitors need. When a document loads, current browsers unfold an element that
 * contains the target of the address; client-side navigations and older browsers need the script.
 */
export function ApplicationFold({ isOpen, children }: ApplicationFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again opens it again
  useEffect(() => {
    if (hash !== '#apply' || !fold.current || fold.current.open) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [hash, key]);
  return (
    <details ref={fold} open={isOpen || undefined} className="group max-w-160 print:hidden">
      <summary className="button button-secondary w-fit cursor-pointer list-none">
        お申し込みフォーム
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div id="apply" className="mt-6 rounded-lg border border-line bg-white p-5 md:p-10">
        {children}
      </div>
    </details>
  );
}
