import type { HotReading as Reading } from '../../../records/tag/wire.ts';
import { faqPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { useListTitle } from '../../lib/page-context.tsx';
import { articlePath } from './paths.ts';

/** Most read articles and news, grouped by kind. */
export function HotReading({ items }: { items: Reading[] }) {
  const kinds = [
    { kind: 'topic', name: useListTitle('/technology') },
    { kind: 'blog', name: useListTitle('/blog') },
    { kind: 'faq', name: 'よくあるご質問' },
  ] as const;
  const groups = kinds
    .map((group) => ({
      ...group,
      items: items.filter(({ kind }) => kind === group.kind),
    }))
    .filter((group) => group.items.length > 0);
  return (
    <div className="grid gap-10 lg:grid-cols-3">
      {groups.map((group) => (
        <div key={group.kind}>
          <h3 className="mb-2 border-b-2 border-aqua-bright pb-2 text-base">{group.name}</h3>
          <ul className="divide-y divide-line">
            {group.items.map((item) => (
              <li key={item.id}>
                <Link
                  to={item.kind === 'faq' ? faqPath(item) : articlePath(item.kind, item)}
                  className="flex min-h-11 items-center py-2.5 text-sm hover:text-aqua hover:underline"
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
