import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { CasesSection } from '../../components/card/cases-section.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { DeferredSection } from '../../components/deferred-section.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../components/product/product-grid.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { loadCases, loadProducts } from '../../features/text-page/related-records.tsx';
import { TextPage, type TextPageProps } from '../../features/text-page/text-page.tsx';
import { apiOf, deferred } from '../../lib/loading/load.ts';

/** Loads a text page; one without a text is not found. */
export async function loader(args: LoaderFunctionArgs) {
  return withRecords(args, await loadPage(args));
}

/** Adds the records that a text refers to. */
export function withRecords(args: LoaderFunctionArgs, text: PageContent) {
  const api = apiOf(args);
  return {
    text,
    products: text.products && deferred(args, loadProducts(api, text.products)),
    cases: text.cases && deferred(args, loadCases(api, text.cases)),
  };
}

export function Component() {
  return <TextPageView />;
}

/** Shows a text page. `opening` comes before the text's own sections, `closing` after them. */
export function TextPageView(parts: Pick<TextPageProps, 'headTitle' | 'head' | 'opening' | 'closing'>) {
  const { text, products, cases } = useLoaderData<typeof loader>();
  const heading = text.products;
  return (
    <TextPage
      key={text.title}
      text={text}
      {...parts}
      products={
        heading &&
        ((tone) => (
          <DeferredSection
            key="products"
            name="products"
            value={products}
            id="products"
            title={heading.title}
            lead={heading.lead}
            tone={tone}
            skeleton={<ProductGridSkeleton count={4} />}
          >
            {(list) => <ProductGrid products={list} />}
          </DeferredSection>
        ))
      }
      cases={
        text.cases &&
        ((tone) => (
          <Deferred key="cases" name="cases" value={cases} fallback={null}>
            {(list) => <CasesSection id="cases" title={text.cases?.title} items={list} tone={tone} />}
          </Deferred>
        ))
      }
    />
  );
}
