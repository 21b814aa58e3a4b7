import type { ProductCategory } from '../../../shared/api/models.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Item } from '../../components/item.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { categoryImage, categoryLink } from '../../lib/category-link.ts';
import { sectionWords } from './section-words.tsx';

interface CategoriesProps {
  section: HomeSection;
  categories: ProductCategory[];
}

/** The product types. Three stand in the first row, the others share the second. */
export function Categories({ section, categories }: CategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <Section id="categories" {...sectionWords(section)}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-6 md:gap-6">
        {categories.map((category, index) => (
          <Item
            key={category.id}
            item={category}
            part={CategoryCard}
            options={{ wide: index >= 3 }}
            className={index < 3 ? 'md:col-span-2' : 'md:col-span-3'}
          />
        ))}
      </ul>
    </Section>
  );
}

function CategoryCard({ item, wide = false }: { item: ProductCategory; wide?: boolean }) {
  const { name, child } = item;
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
          src={categoryImage(item)}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col p-4 md:p-6">
        <h3 className="text-lg md:text-xl">
          <Link to={categoryLink(item)} className="spread-link">
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
