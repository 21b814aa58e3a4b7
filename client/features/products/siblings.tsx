import type { CategoryDetail } from '../../../records/category/wire.ts';
import { categoryPath, subCategoryPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { Paragraph } from '../../components/text/terms.tsx';

/** Other sub-categories of a category. */
export function Siblings({ category, currentId }: { category: CategoryDetail; currentId: number }) {
  const others = category.child.filter(({ id }) => id !== currentId);
  const up = categoryPath(category.slug);
  return (
    <Section
      id="siblings"
      title={`ほかの${category.name}`}
      more={up ? <MoreLink to={up}>{`${category.name}の一覧`}</MoreLink> : null}
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {others.map((sub) => (
          <li
            key={sub.id}
            className="group relative rounded-lg border border-line p-5 transition-colors focus-within:border-aqua hover:border-aqua"
          >
            <h3 className="text-lg">
              <Link to={subCategoryPath(category.slug, sub) ?? ''} className="spread-link">
                {sub.name}
                <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{`${sub.total}機種`}</span>
              </Link>
            </h3>
            <Paragraph className="mt-1 text-sm text-ink-soft">{sub.lead}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
