import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Deferred } from '../components/deferred.tsx';
import { BriefPage, type BriefPageProps } from '../features/brief/brief-page.tsx';
import { findText } from '../features/brief/find-text.ts';
import { Cases, loadCases, loadProducts, Products } from '../features/brief/records.tsx';
import type { BriefText } from '../features/brief/types.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';

/** The pages that are text. A text that nobody has written is a page that does not exist. */
export async function loader(args: LoaderFunctionArgs) {
  const text = await findText(new URL(args.request.url).pathname);
  if (!text) throw notFound();
  return briefData(args, text);
}

/** A text with the records that it speaks of. */
export function briefData(args: LoaderFunctionArgs, text: BriefText) {
  const api = apiOf(args);
  return {
    text,
    products: text.products && deferred(args, loadProducts(api, text.products)),
    cases: text.cases && deferred(args, loadCases(api, text.cases)),
  };
}

export function Component() {
  return <BriefView />;
}

/** `opening` stands before the text's own sections, `closing` after them. */
export function BriefView({
  headTitle,
  opening,
  closing,
}: Pick<BriefPageProps, 'headTitle' | 'opening' | 'closing'>) {
  const { text, products, cases } = useLoaderData<typeof loader>();
  const heading = text.products;
  return (
    <BriefPage
      key={text.title}
      text={text}
      headTitle={headTitle}
      opening={opening}
      closing={closing}
      products={
        heading &&
        ((tone) => (
          <Deferred
            key="products"
            name="products"
            value={products}
            fallback={<Products products={null} heading={heading} tone={tone} />}
          >
            {(list) => <Products products={list} heading={heading} tone={tone} />}
          </Deferred>
        ))
      }
      cases={
        text.cases &&
        ((tone) => (
          <Deferred key="cases" name="cases" value={cases} fallback={null}>
            {(list) => <Cases cases={list} title={text.cases?.title ?? ''} tone={tone} />}
          </Deferred>
        ))
      }
    />
  );
}
