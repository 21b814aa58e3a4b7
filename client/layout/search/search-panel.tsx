import { Container } from '../../components/container.tsx';
import { SearchForm } from './search-form.tsx';
import { TopProducts } from './top-products.tsx';

/** Search box of the header with the most viewed products. */
export function SearchPanel({ id }: { id: string }) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height,4rem))] overflow-y-auto overscroll-contain border-y border-line bg-white py-6 transition-opacity md:py-8 starting:opacity-0"
    >
      <Container>
        <div className="mx-auto max-w-3xl">
          <SearchForm autoFocus />
          <p className="mt-3 text-sm text-ink-faint">
            モデル名は、一部だけでも、ハイフンを省いても探せます。
          </p>
          <TopProducts />
        </div>
      </Container>
    </div>
  );
}
