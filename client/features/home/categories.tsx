import type { ProductCategory } from '../../../records/category/wire.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { classNames } from '../../components/class-names.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { categoryImage, categoryLink } from '../../lib/products/category-link.ts';
import { sectionWords } from './section-words.tsx';

interface CategoriesProps {
  section: HomeSection;
  value: Promise<ProductCategory[] | null> | undefined;
}

const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-6 md:gap-6';
const IN_FIRST_ROW = 3;
/** How many there usually are, until it is known. */
const USUAL = 5;

/** Three stand in the first row, the others share the second. */
function placeOf(index: number): string {
  return index < IN_FIRST_ROW ? 'md:col-span-2' : 'md:col-span-3';
}

/** The product types. */
export function Categories({ section, value }: CategoriesProps) {
  return (
    <Deferred
      name="categories"
      value={value}
      fallback={
        <Section id="categories-loading" {...sectionWords(section)}>
          <CategoriesSkeleton />
        </Section>
      }
    >
      {(categories) =>
        categories.length === 0 ? null : (
          <Section id="categories" {...sectionWords(section)}>
            <ul className={GRID}>
              {categories.map((category, index) => (
                <li key={category.id} className={placeOf(index)}>
                  <CategoryCard category={category} wide={index >= IN_FIRST_ROW} />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </Deferred>
  );
}

function CategoriesSkeleton() {
  return (
    <ul className={GRID} aria-hidden="true">
      {Array.from({ length: USUAL }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never change places
          key={index}
          className={classNames(
            'h-40 animate-pulse rounded-lg bg-surface md:h-96',
            index >= IN_FIRST_ROW && 'lg:h-50',
            placeOf(index),
          )}
        />
      ))}
    </ul>
  );
}

function CategoryCard({ category, wide = false }: { category: ProductCategory; wide?: boolean }) {
  const { name, child } = category;
  return (
    <article
      className={classNames(
        'group link-card grid h-full grid-cols-[2fr_3fr] overflow-hidden',
        'md:grid-cols-1 md:grid-rows-[auto_1fr]',
        wide && 'lg:grid-cols-2 lg:grid-rows-1',
      )}
    >
      <div
        className={classNames(
          'relative m-4 mr-0 aspect-4/3 self-start overflow-hidden rounded-md bg-surface md:m-0 md:self-stretch md:rounded-none',
          'md:aspect-3/2',
          wide && 'lg:aspect-auto lg:min-h-48',
        )}
      >
        <img
          src={categoryImage(category)}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col p-4 md:p-6">
        <h3 className="text-lg md:text-xl">
          <Link to={categoryLink(category)} className="spread-link">
            {name}
          </Link>
        </h3>
        <p className="mt-1 mb-2 text-sm text-ink-soft">{child.map((sub) => sub.name).join('、')}</p>
        <Icon
          name="arrow"
          className="mt-auto size-5 self-end text-aqua transition-transform group-hover:translate-x-1"
        />
      </div>
    </article>
  );
}
