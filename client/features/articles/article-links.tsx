import type { ArticleCard, ArticleKind } from '../../../records/article/wire.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { articlePath } from './paths.ts';

/** Titles of articles as links. */
export function ArticleLinks({ kind, items }: { kind: ArticleKind; items: ArticleCard[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={articlePath(kind, item)}
            className="flex min-h-11 items-center py-2.5 font-bold hover:text-aqua hover:underline"
          >
            <Phrases>{item.title}</Phrases>
          </Link>
        </li>
      ))}
    </ul>
  );
}
