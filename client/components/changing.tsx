/**
 * Text that changes while the page is open, next to other text. Browsers that translate the page replace text nodes,
 * and React would update the detached ones. React replaces the whole content of an element with a single text, so this
 * text gets an element of its own. Numbers are excluded from translation.
 */
export function Changing({ children }: { children: string | number }) {
  return (
    <span className="contents" translate={/^[\d.,]+$/.test(String(children)) ? 'no' : undefined}>
      {children}
    </span>
  );
}
