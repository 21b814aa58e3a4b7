import type { ProductCard as ListedProduct } from '../../../shared/api/product-card.ts';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';
import { Link } from '../navigation/link.tsx';
import { Picture, shapeOf } from '../picture.tsx';
import { Paragraph } from '../text/terms.tsx';
import { ModelName } from './model-name.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductLabels } from './product-labels.tsx';
import { ProductName } from './product-name.tsx';

interface ProductCardProps {
  product: ListedProduct;
  /** Whether the picture loads at once, as in the first cards of a page, which are visible first. */
  eager?: boolean;
  /** Label that is left out, because the surrounding section implies it. */
  without?: string | undefined;
}

/**
 * Product in a grid: picture, model and name, one line of text, labels. The whole card is the link. On phones it is a
 * row of a list, with a small picture at its start and the controls at its end.
 */
export function ProductCard({ product, eager = false, without }: ProductCardProps) {
  const { id, slug, name, model, imgUrl, photo, summary, label } = product;
  return (
    <article className="group link-card product-card">
      <Picture
        src={imgUrl || DEFAULT_PRODUCT_IMAGE}
        {...shapeOf(photo, PRODUCT_IMAGE_SIZE)}
        alt=""
        sizes="(max-width: 750px) 64px, (max-width: 992px) 50vw, 300px"
        range={[200, 800]}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div>
        {/* On the picture, so that it does not move the name; phones have space for one label. */}
        <ProductLabels labels={label.filter((text) => text !== without)} />
        <h3>
          <Link to={productPath({ id, slug })} className="spread-link">
            {model ? (
              <b>
                <ModelName>{model}</ModelName>
              </b>
            ) : null}
            {model ? (
              <span>
                <ProductName>{name}</ProductName>
              </span>
            ) : (
              <b>
                <ProductName>{name}</ProductName>
              </b>
            )}
          </Link>
        </h3>
        <Paragraph>{summary}</Paragraph>
        <ProductActions id={id} model={model ?? name} ended={label.includes(PRODUCT_LABELS.ended)} />
      </div>
    </article>
  );
}
