import { comparePath } from '../../../shared/comparison/asked-models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Gallery } from '../../components/overlay/gallery.tsx';
import { KeyFigures } from '../../components/product/key-figures.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductActions } from '../../components/product/product-actions.tsx';
import { ProductLabels } from '../../components/product/product-labels.tsx';
import { ProductName } from '../../components/product/product-name.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { inquiryPath, pricePath } from '../../lib/form-paths.ts';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';
import type { ShownProduct } from './product-parts.ts';
import { type loadQuickLinks, QuickLinks } from './quick-links.tsx';

interface ProductHeroProps {
  product: ShownProduct;
  quickLinks: Promise<Awaited<ReturnType<typeof loadQuickLinks>> | null> | undefined;
}

/** Introduction of the product: audience, pictures, key figures and next steps. */
export function ProductHero({ product, quickLinks }: ProductHeroProps) {
  const { model, name, lead, label, images, keyFigures, endOfLife, predecessors = [] } = product;
  const here = productPath(product);
  const standIn = { imgUrl: product.imgUrl || DEFAULT_PRODUCT_IMAGE, alt: '', ...PRODUCT_IMAGE_SIZE };
  return (
    <div className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container className="py-6 md:py-12">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_6fr] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2 lg:pt-4">
            <ProductLabels labels={label} className="mb-3" />
            <h1 tabIndex={-1}>
              <span className="block text-4xl tracking-wide md:text-5xl">
                <ModelName>{model}</ModelName>
              </span>
              <span className="mt-2 block text-lg md:text-xl">
                <ProductName>{name}</ProductName>
              </span>
            </h1>
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Gallery pictures={images.length > 0 ? images : [standIn]} label={`${model}の画像`} />
          </div>
          <div className="lg:col-start-2">
            <Paragraph>{lead}</Paragraph>
            {predecessors.map((old) => (
              <p key={old.id} className="mt-2 text-sm">
                <Link to={productPath(old)} className="text-link">
                  <ModelName>{old.model}</ModelName>
                </Link>
                の後継機です。
                <Link to={comparePath([old.id, product.id])} className="text-link print:hidden">
                  仕様を比べる
                </Link>
              </p>
            ))}
            <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3 max-sm:[&>a]:px-2 sm:mt-6 sm:flex print:hidden">
              {endOfLife ? null : <ButtonLink to={pricePath(model, here)}>見積もりを依頼</ButtonLink>}
              <ButtonLink
                to={inquiryPath(`${model}(${name})`, here)}
                tone={endOfLife ? 'primary' : 'secondary'}
              >
                この製品を相談
              </ButtonLink>
            </div>
            <ProductActions
              id={product.id}
              model={model}
              ended={endOfLife !== undefined}
              className="product-actions mt-2"
            />
            <QuickLinks value={quickLinks} />
          </div>
        </div>
        {keyFigures.length > 0 ? (
          <div className="mt-8 md:mt-10">
            <h2 className="sr-only">主な仕様</h2>
            <KeyFigures figures={keyFigures} />
          </div>
        ) : null}
      </Container>
    </div>
  );
}
