import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import { Section } from '../../../components/section.tsx';
import { Paragraph } from '../../../components/text/terms.tsx';
import { subCategoryLinkIn } from '../../../lib/products/category-link.ts';
import type { CategoryOverview } from './load-categories.ts';

/** Product types with their sub-categories and numbers of models. */
export function CategoryRows({ categories }: { categories: CategoryOverview[] }) {
  return (
    <Section
      id="categories"
      title="カテゴリーから探す"
      more={<MoreLink to="/products/all-products">すべての製品を条件で絞り込む</MoreLink>}
    >
      <ul className="grid grid-cols-1 gap-6 md:gap-8">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryRow category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryRow({ category }: { category: CategoryOverview }) {
  const { name, lead, imgUrl, link, child } = category;
  return (
    <article className="grid overflow-hidden rounded-lg border border-line bg-white md:grid-cols-[2fr_3fr]">
      <Link
        to={link}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block bg-surface max-md:aspect-3/2"
      >
        <img src={imgUrl} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      </Link>
      <div className="p-5 md:px-8 md:py-7">
        <h3 className="text-xl md:text-2xl">
          <Link
            to={link}
            className="group inline-flex items-center gap-2 hover:text-aqua hover:underline hover:underline-offset-4"
          >
            {name}
            <Icon name="arrow" className="size-5 text-aqua transition-transform group-hover:translate-x-1" />
          </Link>
        </h3>
        <Paragraph className="mt-2 text-ink-soft">{lead}</Paragraph>
        <ul className="mt-4 grid border-t border-line lg:grid-cols-2 lg:gap-x-8">
          {child.map((sub) => (
            <li key={sub.id} className="border-b border-line">
              <Link
                to={subCategoryLinkIn(category, sub)}
                className="flex min-h-11 items-center justify-between gap-3 py-1.5 hover:text-aqua hover:underline"
              >
                <span>{sub.name}</span>
                <span className="shrink-0 text-sm text-ink-soft tabular-nums">{sub.total}機種</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
