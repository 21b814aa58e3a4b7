import type { CategoryDetail } from '../../../shared/api/models.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { Terms } from '../../components/terms.tsx';

/** What the category is for, and its sub-categories with the number of models in each. */
export function CategoryHero({ category }: { category: CategoryDetail }) {
  return (
    <div className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container className="py-6 md:py-14">
        <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-12">
          <div>
            <p lang="en" className="mb-2 text-xs font-bold tracking-[0.18em] text-aqua uppercase">
              {category.englishName}
            </p>
            <h1 tabIndex={-1} className="text-3xl md:text-4xl lg:text-5xl">
              <Phrases>{category.name}</Phrases>
            </h1>
            <p className="mt-5 text-lg text-ink-soft">
              <Terms>{category.lead}</Terms>
            </p>
          </div>
          <img
            src={category.imgUrl}
            alt=""
            width={1200}
            height={675}
            fetchPriority="high"
            className="aspect-video w-full rounded-lg object-cover"
          />
        </div>
        <h2 className="sr-only">{`${category.name}の種類`}</h2>
        {/* On phones a strip to push: below it the products begin. */}
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
    </div>
  );
}
