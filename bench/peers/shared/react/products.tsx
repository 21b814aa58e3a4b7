import { ACCENT_TAG, PLAIN_TAG, PRODUCT_CARD, PRODUCT_GRID, PRODUCT_LABELS } from '../class-names';
import type { Home, Product } from '../home';
import { Pieces } from './pieces';
import { Section } from './section';

export function Products({ products }: { products: Home['products'] }) {
  return (
    <Section words={products} surface>
      <div className="max-md:[&>ul>li:nth-child(n+5)]:hidden">
        <ul className={PRODUCT_GRID}>
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

function ProductCard({ product }: { product: Product }) {
  const { href, image, labels, model, name, summary, compare, addToList } = product;
  return (
    <article className={PRODUCT_CARD}>
      <img src={image} alt="" width="1200" height="900" loading="lazy" />
      <div>
        {labels.length > 0 && (
          <ul className={PRODUCT_LABELS} aria-label="ラベル">
            {labels.map(({ text, accent }) => (
              <li key={text} className="flex">
                <span className={accent ? ACCENT_TAG : PLAIN_TAG}>{text}</span>
              </li>
            ))}
          </ul>
        )}
        <h3>
          <a className="spread-link" href={href}>
            <b>
              <span translate="no">
                <Pieces pieces={model} />
              </span>
            </b>
            <span>
              <Pieces pieces={name} />
            </span>
          </a>
        </h3>
        <p>
          <Pieces pieces={summary} />
        </p>
        <footer>
          <a className="compare-tick" aria-label={compare.label} href={compare.href}>
            <span>
              比較
              <span className="verb">に追加</span>
            </span>
          </a>
          <a className="add-item" aria-label={addToList.label} href={addToList.href}>
            <span>
              リスト
              <span className="verb">に追加</span>
            </span>
          </a>
        </footer>
      </div>
    </article>
  );
}
