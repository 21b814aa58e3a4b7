import type { ReactNode } from 'react';
import { Phrases } from '../text/phrases.tsx';

/** Small framed card next to a text. */
export function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid rounded-lg border border-line bg-surface p-6">
      <h2 className="mb-3 text-base">
        <Phrases>{title}</Phrases>
      </h2>
      <div className="text-sm">{children}</div>
    </div>
  );
}
