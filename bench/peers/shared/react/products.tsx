import { ACCENT_TAG, CARD_GRID, PLAIN_TAG, PRODUCT_CARD } from '../class-names';
import type { Home, Product } from '../home';
import { Pieces } from './pieces';
import { Section } from './section';

export function Products({ products }: { products: Home['products'] }) {
  return (
    <Section words={products} surface>
      <div className="max-md:[&>ul>li:nth-child(n+5)]:hidden">
        <ul className={CARD_GRID}>
          {products.items.map((product) => (
            <li key={product.href}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ProductCard({ product: { href, image, labels, model, name, summary } }: { product: Product }) {
  return (
    <article className={PRODUCT_CARD}>
      <img src={image} alt="" width="1200" height="900" loading="lazy" />
      <div>
        <ul className="flex flex-wrap gap-1.5 md:absolute md:top-3 md:left-3" aria-label="ラベル">
          {labels.map(({ text, accent }) => (
            <li key={text} className="flex">
              <span className={accent ? ACCENT_TAG : PLAIN_TAG}>{text}</span>
            </li>
          ))}
        </ul>
        <h3>
          <a className="spread-link" href={href}>
            <span className="block text-lg tracking-wide">
              <span translate="no" className="model-name">
                <Pieces pieces={model} />
              </span>
            </span>
            <span className="block text-sm font-normal text-ink-soft">
              <Pieces pieces={name} />
            </span>
          </a>
        </h3>
        <p>
          <Pieces pieces={summary} />
        </p>
      </div>
    </article>
  );
}
