import { useContext } from 'react';
import { type ItemPart, WriterContext } from '../lib/writer.ts';

interface ItemProps<Data extends object> {
  item: Data;
  part: ItemPart<Data>;
  /** What else the part is given; few, and of few values. */
  options?: object;
  className?: string | undefined;
}

/**
 * One of a list that other pages show as well. The server renders it the first time, and writes the same markup again from
 * then on; the browser takes it over as if React had written it, and renders its own.
 */
export function Item<Data extends object>({ item, part: Part, options, className }: ItemProps<Data>) {
  const markup = useContext(WriterContext)?.item(Part, item, options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the part
  if (markup != null) return <li className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <li className={className}>
      <Part item={item} {...options} />
    </li>
  );
}
