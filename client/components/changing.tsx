interface ChangingProps {
  children: string | number;
}

/**
 * Text that changes while the page is open, beside others. Browsers that translate a page put elements of their own in the place of its
 * texts, where React would go on writing into the old ones; the only text of an element it writes anew. Numbers are not translated.
 */
export function Changing({ children }: ChangingProps) {
  return (
    <span className="contents" translate={/^[\d.,]+$/.test(String(children)) ? 'no' : undefined}>
      {children}
    </span>
  );
}
