import type { CategoryDetail } from '../../../records/category/wire.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { artOf, StoryHeader } from '../../components/page/story-header.tsx';
import { Terms } from '../../components/text/terms.tsx';

/** Purpose of the category, and its sub-categories with their numbers of models. */
export function CategoryHero({ category }: { category: CategoryDetail }) {
  const total = category.child.reduce((sum, sub) => sum + sub.total, 0);
  return (
    <>
      <StoryHeader
        title={category.name}
        lead={category.lead}
        figure={{ value: `${total}機種`, label: '販売中の製品' }}
        art={artOf({ scene: category.scene, imgUrl: category.imgUrl })}
      />
      <Container>
        <h2 className="sr-only">{`${category.name}の種類`}</h2>
        {/* A horizontally scrolling strip on phones, so that products are visible below it. */}
        <ul className="relative mt-6 grid gap-px overflow-hidden rounded-lg border border-line bg-line max-sm:flex max-sm:overflow-x-auto sm:mt-10 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {category.child.map((sub) => (
            <li
              key={sub.id}
              className="group relative flex flex-col gap-1.5 bg-white p-5 transition-colors hover:bg-aqua-pale max-sm:w-60 max-sm:shrink-0 sm:max-lg:last:odd:col-span-2"
            >
              <h3 className="text-base">
                <Link
                  to={subCategoryPath(category.slug, sub) ?? ''}
                  className="flex items-start justify-between gap-2 after:absolute after:inset-0 group-hover:text-aqua-deep"
                >
                  {sub.name}
                  <Icon name="chevron-right" className="mt-1 size-4 text-aqua" />
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">
                <Terms>{sub.lead}</Terms>
              </p>
              <p className="mt-auto pt-2 text-sm font-bold text-aqua-deep tabular-nums">{`${sub.total}機種`}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
