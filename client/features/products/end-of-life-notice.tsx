import type { ProductDetail } from '../../../records/product/wire.ts';
import { comparePath } from '../../../shared/comparison/asked-models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductName } from '../../components/product/product-name.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';
import type { ShownProduct } from './product-parts.ts';

type EndOfLife = NonNullable<ProductDetail['endOfLife']>;

/** Notice of a discontinued product: end of support and successor. */
export function EndOfLifeNotice({ product, endOfLife }: { product: ShownProduct; endOfLife: EndOfLife }) {
  const { id, model } = product;
  const { announcedOn, lastOrderOn, supportEndsOn, successor } = endOfLife;
  const dates = [
    { label: '販売終了のご案内', day: announcedOn },
    { label: '最終受注', day: lastOrderOn },
    { label: 'サポート終了', day: supportEndsOn },
  ];
  return (
    <section aria-labelledby="end-of-life" className="border-b border-notice-line bg-notice-pale">
      <Container className="grid gap-x-12 gap-y-6 py-6 md:py-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="end-of-life" className="flex items-start gap-2.5 text-xl text-notice">
            <Icon name="warning" className="mt-1 size-6" />
            <span>
              <ModelName>{model}</ModelName>は販売を終了しました
            </span>
          </h2>
          <p className="mt-2 max-w-text">
            サポート終了日までは、修理と技術的なお問い合わせを承ります。
            {successor ? '新しくご導入の場合は、後継機をご検討ください。' : null}
          </p>
          <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
            {dates.map(({ label, day }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="font-bold">
                  <time dateTime={day}>{formatDay(day)}</time>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {successor ? (
          <div className="self-center">
            <Successor successor={successor} />
            <MoreLink to={comparePath([id, successor.id])} className="mt-2 text-sm">
              後継機と仕様を比べる
            </MoreLink>
          </div>
        ) : null}
      </Container>
    </section>
  );
}

function Successor({ successor }: { successor: NonNullable<EndOfLife['successor']> }) {
  const { model, name, imgUrl, summary } = successor;
  return (
    <div className="group relative flex items-center gap-5 rounded-lg border border-notice-line bg-white p-4 transition-colors focus-within:border-aqua hover:border-aqua">
      <img
        src={imgUrl || DEFAULT_PRODUCT_IMAGE}
        alt=""
        {...PRODUCT_IMAGE_SIZE}
        className="aspect-4/3 w-32 shrink-0 rounded-md bg-surface object-cover"
      />
      <div className="min-w-0">
        <p className="text-sm font-bold text-aqua-deep">後継機</p>
        <p className="font-bold">
          <Link to={productPath(successor)} className="spread-link">
            {model ? (
              <span className="block text-lg tracking-wide">
                <ModelName>{model}</ModelName>
              </span>
            ) : null}
            <span className="block text-sm font-normal">
              <ProductName>{name}</ProductName>
            </span>
          </Link>
        </p>
        <Paragraph className="mt-1 text-sm text-ink-soft max-md:hidden">{summary}</Paragraph>
      </div>
    </div>
  );
}
