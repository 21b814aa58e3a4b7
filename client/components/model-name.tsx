import { Fragment } from 'react';

/** A model or part number: never translated; whole on its line, and one that no line has room for breaks after its hyphens
 * only. */
export function ModelName({ children }: { children: string }) {
  const parts = children.split('-');
  return (
    <span translate="no">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {index < parts.length - 1 ? `${part}-` : part}
        </Fragment>
      ))}
    </span>
  );
}
