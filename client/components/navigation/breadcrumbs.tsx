import { useHasPage } from '../../lib/page-context.tsx';
import { Container } from '../container.tsx';
import { Icon } from '../icon.tsx';
import { Link } from './link.tsx';

export interface Crumb {
  name: string;
  /** Omitted for the page itself. */
  path?: string;
}

/** Path from the home page to this page; phones only show the last link, which leads back. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const hasPage = useHasPage();
  const way = crumbs.filter(({ path }) => path === undefined || hasPage(path));
  return (
    <nav aria-label="パンくずリスト" className="border-b border-line bg-white print:hidden">
      <Container>
        <ol className="crumbs">
          {[{ name: 'ホーム', path: '/' }, ...way].map(({ name, path }) => (
            <li key={name} className="flex items-center gap-2">
              <Icon name="chevron-right" className="size-3.5 text-line-strong" />
              {path ? (
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center md:min-h-8 hover:text-aqua hover:underline"
                >
                  {name}
                </Link>
              ) : (
                <span aria-current="page">{name}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
