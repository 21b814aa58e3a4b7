import type { MarkedText } from '../../../records/search/wire.ts';
import { Terms } from '../../components/text/terms.tsx';

/** Text with highlighted search words. */
export function Marked({ children }: { children: MarkedText }) {
  return children.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <mark key={index} className="rounded-sm bg-notice-pale px-0.5 text-inherit">
        <Terms>{text}</Terms>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Terms key={index}>{text}</Terms>
    ),
  );
}
