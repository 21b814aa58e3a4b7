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
 * One of a list that other pages show as well. Once it has been shown a few times, the server writes the same markup again;
 * the browser takes it over as if React had rendered it for this page.
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
