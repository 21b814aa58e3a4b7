import { CATEGORY_CARD, CATEGORY_IMAGE, WHOLE_CARD } from '../class-names';
import type { Category, Home } from '../home';
import { ARROW } from '../icons';
import { Icon } from './icon';
import { Section } from './section';

export function Categories({ categories }: { categories: Home['categories'] }) {
  return (
    <Section words={categories}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-6 md:gap-6">
        {categories.items.map((category) => (
          <li key={category.href} className={category.wide ? 'md:col-span-3' : 'md:col-span-2'}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryCard({ category: { href, name, image, children, wide } }: { category: Category }) {
  return (
    <article className={`${CATEGORY_CARD}${wide ? ' lg:grid-cols-2 lg:grid-rows-1' : ''}`}>
      <div className={`${CATEGORY_IMAGE}${wide ? ' lg:aspect-auto lg:min-h-48' : ''}`}>
        <img src={image} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      </div>
      <div className="flex min-w-0 flex-col p-4 md:p-6">
        <h3 className="text-lg md:text-xl">
          <a className={WHOLE_CARD} href={href}>
            {name}
          </a>
        </h3>
        <p className="mt-1 mb-2 text-sm text-ink-soft">{children}</p>
        <Icon
          d={ARROW}
          className="mt-auto size-5 self-end text-aqua transition-transform group-hover:translate-x-1"
        />
      </div>
    </article>
  );
}
