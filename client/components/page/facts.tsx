import type { ReactNode } from 'react';
import { Terms } from '../text/terms.tsx';

export interface Fact {
  label: ReactNode;
  value: ReactNode;
}

/** Short facts, with the label above the value. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ label, value }, index) => (
        <div key={typeof label === 'string' ? label : index} className="py-3">
          <dt className="text-xs font-bold text-ink-faint">{label}</dt>
          <dd className="mt-0.5 text-sm">
            <Terms>{value}</Terms>
          </dd>
        </div>
      ))}
    </dl>
  );
}
