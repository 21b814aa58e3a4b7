import { useEffect } from 'react';
import type { ProductCategory } from '../../../records/category/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { categoryLink, subCategoryLink } from '../../lib/products/category-link.ts';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';
import { categoryChosen } from '../../store/selection-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { type EntryPanelProps, Panel } from './panel.tsx';

/** Mega menu: all categories with their sub-categories, and the picture of the selected one. */
export function ProductsPanel({ id, entry }: EntryPanelProps) {
  const dispatch = useAppDispatch();
  const categories = useAppSelector(({ catalogue }) => catalogue.cateList);
  const { chooseId, cateId, subId } = useAppSelector(({ selection }) => selection);
  const chosen =
    categories.find((category) => category.id === chooseId) ??
    categories.find((category) => category.id === cateId) ??
    categories[0];

  // The next opening starts with the category of the page again.
  useEffect(() => () => void dispatch(categoryChosen(null)), [dispatch]);

  return (
    <Panel id={id} entry={entry} aside={chosen && <CategoryPicture category={chosen} />}>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-3">
        {entry.links.length > 0 ? (
          <li className="flex flex-col items-start justify-start gap-1 border-t-2 border-line pt-2">
            {entry.links.map(({ name, path }) => (
              <Link
                key={path}
                to={path}
                className="flex min-h-11 items-center gap-1.5 text-sm font-bold text-aqua hover:underline"
              >
                {name}
                <Icon name="chevron-right" className="size-4" />
              </Link>
            ))}
          </li>
        ) : null}
        {categories.map((category) => (
          <CategoryLinks
            key={category.id}
            category={category}
            chosen={category.id === chosen?.id}
            cateId={cateId}
            subId={subId}
            onChoose={() => dispatch(categoryChosen(category.id))}
          />
        ))}
      </ul>
    </Panel>
  );
}

function CategoryPicture({ category }: { category: ProductCategory }) {
  return (
    <img
      src={category.imgUrl ?? DEFAULT_PRODUCT_IMAGE}
      alt=""
      {...PRODUCT_IMAGE_SIZE}
      className="mt-5 hidden aspect-4/3 w-full rounded-lg border border-line bg-surface object-cover lg:block"
    />
  );
}

interface CategoryLinksProps {
  category: ProductCategory;
  chosen: boolean;
  cateId: number | null;
  subId: number | null;
  onChoose(): void;
}

function CategoryLinks({ category, chosen, cateId, subId, onChoose }: CategoryLinksProps) {
  return (
    <li className={classNames('border-t-2 pt-2 transition-colors', chosen ? 'border-aqua' : 'border-line')}>
      <Link
        to={categoryLink(category)}
        onPointerEnter={onChoose}
        onFocus={onChoose}
        aria-current={cateId === category.id && subId === null ? 'page' : undefined}
        className="flex min-h-11 items-center font-bold hover:text-aqua aria-[current]:text-aqua"
      >
        {category.name}
      </Link>
      <ul>
        {category.child.map((child) => (
          <li key={child.id}>
            <Link
              to={subCategoryLink(category, child)}
              onPointerEnter={onChoose}
              onFocus={onChoose}
              aria-current={subId === child.id ? 'page' : undefined}
              className="flex min-h-10 items-center py-1 text-sm leading-normal text-ink-soft hover:text-aqua hover:underline aria-[current]:font-bold aria-[current]:text-aqua"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
