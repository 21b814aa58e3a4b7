import type { ProductDetail } from '../../../shared/api/goods.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProductCard } from '../../components/product-card.tsx';

type EndOfLife = NonNullable<ProductDetail['endOfLife']>;

/** Says that a product is no longer sold, until when it is supported, and what takes its place. */
export function EndOfLifeNotice({ modeName, endOfLife }: { modeName: string; endOfLife: EndOfLife }) {
  const { announcedOn, lastOrderOn, supportEndsOn, successor } = endOfLife;
  const dates = [
    { label: '販売終了のご案内', day: announcedOn },
    { label: '最終受注', day: lastOrderOn },
    { label: 'サポート終了', day: supportEndsOn },
  ];
  return (
    <section aria-labelledby="end-of-life" className="border-b border-notice-line bg-notice-pale">
      <Container className="py-8">
        <div className="grid gap-8 md:grid-cols-[1fr_18rem] lg:gap-12">
          <div>
            <h2 id="end-of-life" className="flex items-start gap-2.5 text-xl text-notice">
              <Icon name="warning" className="mt-1 size-6" />
              <span>
                <span translate="no">{modeName}</span>は販売を終了しました
              </span>
            </h2>
            <p className="mt-3 max-w-text">
              サポート終了日までは、修理、ファームウェアの提供、技術的なお問い合わせを承ります。
              {successor ? '新しくご導入の場合は、後継機をご検討ください。' : null}
            </p>
            <dl className="mt-5 grid gap-px overflow-hidden rounded-lg border border-notice-line bg-notice-line sm:grid-cols-3">
              {dates.map(({ label, day }) => (
                <div key={label} className="bg-white px-4 py-3">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="font-bold">
                    <time dateTime={day}>{formatDay(day)}</time>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {successor ? (
            <div>
              <p className="mb-2 text-sm font-bold">後継機</p>
              <ProductCard {...successor} eager />
            </div>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
