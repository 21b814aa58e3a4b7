import { type ReactNode, useId } from 'react';
import { casePath } from '../../../shared/paths/params.ts';
import type { MainEntry, NavLink } from '../../../shared/site/navigation.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useNavigation } from '../../lib/page-context.tsx';
import { categoryLink, subCategoryLink } from '../../lib/products/category-link.ts';
import { mobileCategoryToggled, mobileEntryToggled } from '../../store/selection-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { useMenuCases, useMenuSolutions } from '../menu-lists.ts';
import { NavLinks, solutionLink } from '../nav-links.tsx';

/** Main menu as an accordion: its entries, and for products the categories. */
export function MobileEntries() {
  const { main } = useNavigation();
  const dispatch = useAppDispatch();
  const openEntry = useAppSelector(({ selection }) => selection.subId1);
  return (
    <ul>
      {main.map((entry, index) => (
        <li key={entry.path} className="border-b border-line">
          {entry.panel ? (
            <Unfolding
              name={entry.name}
              open={openEntry === index}
              onToggle={() => dispatch(mobileEntryToggled(index))}
              className="min-h-14 text-lg font-bold"
            >
              <MobileLinks links={[{ name: `${entry.name}トップ`, path: entry.path }]} />
              <EntryChildren entry={entry} />
            </Unfolding>
          ) : (
            <Link to={entry.path} className="flex min-h-14 items-center text-lg font-bold">
              {entry.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryChildren({ entry: { panel, links } }: { entry: MainEntry }) {
  if (panel === 'solutions') return <MobileSolutions />;
  if (panel === 'cases') return <MobileCases />;
  return (
    <>
      <MobileLinks links={links} />
      {panel === 'products' ? <MobileCategories /> : null}
    </>
  );
}

function MobileSolutions() {
  return <MobileLinks links={useMenuSolutions().map(solutionLink)} />;
}

function MobileCases() {
  const cases = useMenuCases() ?? [];
  return <MobileLinks links={cases.map((item) => ({ name: item.name, path: casePath(item) }))} />;
}

function MobileCategories() {
  const dispatch = useAppDispatch();
  const categories = useAppSelector(({ catalogue }) => catalogue.cateList);
  const openCategory = useAppSelector(({ selection }) => selection.subId2);
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <Unfolding
            name={category.name}
            open={openCategory === category.id}
            onToggle={() => dispatch(mobileCategoryToggled(category.id))}
            className="min-h-12 pl-4"
          >
            <div className="ml-4 border-l border-line">
              <MobileLinks
                links={[
                  { name: `${category.name}の一覧`, path: categoryLink(category) },
                  ...category.child.map((child) => ({
                    name: child.name,
                    path: subCategoryLink(category, child),
                  })),
                ]}
              />
            </div>
          </Unfolding>
        </li>
      ))}
    </ul>
  );
}

function MobileLinks({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      <NavLinks
        links={links}
        className="flex min-h-11 items-center py-2 pl-4 text-sm leading-normal text-ink-soft"
      />
    </ul>
  );
}

interface UnfoldingProps {
  name: string;
  open: boolean;
  onToggle(): void;
  className: string;
  children: ReactNode;
}

function Unfolding({ name, open, onToggle, className, children }: UnfoldingProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        className={classNames('flex w-full items-center justify-between gap-4 text-left', className)}
      >
        {name}
        <Icon
          name="chevron-down"
          className={classNames('size-5 text-ink-faint transition-transform', open && 'rotate-180')}
        />
      </button>
      {open ? (
        <div id={id} className="pb-3">
          {children}
        </div>
      ) : null}
    </>
  );
}
