import { useState } from 'react';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useTimeout } from '../../lib/hooks/use-timeout.ts';
import { classNames } from '../class-names.ts';

/** Milliseconds for which the button confirms the copy. */
const COPIED_MS = 2_000;

/** Button that copies a text. Its space is reserved, but it is only visible where a script can copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const canCopy = useHydrated() && navigator.clipboard !== undefined;

  useTimeout(() => setCopied(false), copied ? COPIED_MS : null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused; the visitor can still select the text.
    }
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={classNames(
        'copy-button',
        copied && 'border-aqua bg-aqua-pale text-aqua-deep',
        !canCopy && 'invisible',
      )}
    >
      <span aria-hidden="true">{copied ? 'コピー済み' : 'コピー'}</span>
      <span className="sr-only" aria-live="polite">
        {copied ? `${text}をコピーしました` : label}
      </span>
    </button>
  );
}
