import type { MarkedText } from '../../../shared/api/search.ts';

/** Text in which the words that were looked for stand out. */
export function Marked({ children }: { children: MarkedText }) {
  return children.map(({ text, hit }, place) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <mark key={place} className="rounded-sm bg-notice-pale px-0.5 text-inherit">
        <Unbroken>{text}</Unbroken>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Unbroken key={place}>{text}</Unbroken>
    ),
  );
}

/** The one word of these texts that a line must not break at its hyphen. */
function Unbroken({ children }: { children: string }) {
  return children.split(/(Wi-Fi)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={place} className="xs:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
