import { Fragment } from 'react';

/** A model or part number: never translated; a long one breaks after its hyphens only. */
export function ModelName({ children }: { children: string }) {
  const parts = children.split('-');
  return (
    <span translate="no">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
        <Fragment key={place}>
          {place > 0 ? '-' : null}
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
