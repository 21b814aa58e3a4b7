import type { ArticleCard, ArticleKind } from '../../../records/article/wire.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { articlePath } from './paths.ts';

/** Articles as rows of text without pictures, for long lists. */
export function ArticleRows({ kind, items }: { kind: ArticleKind; items: ArticleCard[] }) {
  return (
    <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.id}
          className="group relative border-b border-line py-5 transition-colors hover:bg-surface"
        >
          <h3 className="text-base">
            <Link to={articlePath(kind, item)} className="spread-link group-hover:underline">
              <Phrases>{item.title}</Phrases>
            </Link>
          </h3>
          <Paragraph className="mt-1 text-sm text-pretty text-ink-soft">{item.summary}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
