interface ChangingProps {
  children: string | number;
}

/**
 * A text that changes while the page is open and stands beside other text. A browser that translates the page replaces text nodes, and
 * React goes on writing into the old ones. React replaces the whole content of an element that holds a single text, so this text gets an
 * element of its own. Browsers leave numbers untranslated.
 */
export function Changing({ children }: ChangingProps) {
  return (
    <span className="contents" translate={/^[\d.,]+$/.test(String(children)) ? 'no' : undefined}>
      {children}
    </span>
  );
}
