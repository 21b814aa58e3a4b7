import { Fragment } from 'react';

/**
 * Model or part number. It is never translated, and does not wrap; a number longer than a line only breaks after
 * hyphens.
 */
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
