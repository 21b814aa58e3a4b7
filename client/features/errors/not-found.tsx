import type { Suggestion } from '../../../shared/api/product-card.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../components/product/product-grid.tsx';
import { Section } from '../../components/section.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { BackLink } from './back-link.tsx';
import { StillWater } from './still-water.tsx';
import { useNotFoundData } from './use-not-found-data.ts';

const TEXTS = {
  ja: {
    title: 'お探しのページは見つかりませんでした',
    lead: 'ページが移動または削除されたか、アドレスに誤りがある可能性があります。製品をお探しの場合は、モデル名での検索もお試しください。',
    models: 'こちらの製品をお探しですか',
    back: '前のページへ戻る',
    home: 'トップページへ',
    search: 'サイト内を検索',
    recommended: 'おすすめ製品',
  },
  en: {
    title: 'This page could not be found',
    lead: 'The page may have moved or been removed, or the address may be mistyped. Most of this site is in Japanese.',
    models: 'Are you looking for one of these products?',
    back: 'Back',
    home: 'Go to the home page',
    search: 'Search this site',
    recommended: 'Recommended products',
  },
} as const;

const PRODUCTS_SHOWN = 4;

/** Not-found page with suggestions of the intended page. */
export function NotFound() {
  const { language } = usePageContext();
  const text = TEXTS[language];
  const data = useNotFoundData();
  return (
    <div lang={language}>
      <Head title={text.title} description={text.lead} noindex />
      <div className="relative overflow-hidden bg-linear-to-b from-surface to-white">
        <StillWater />
        <Container className="relative py-16 md:py-24">
          <p aria-hidden="true" className="text-xs font-bold tracking-[0.18em] text-aqua">
            404 NOT FOUND
          </p>
          <h1 className="mt-3 text-2xl md:text-4xl" tabIndex={-1}>
            <Phrases>{text.title}</Phrases>
          </h1>
          <p className="mt-5 max-w-text text-pretty text-ink-soft">
            <Terms>{text.lead}</Terms>
          </p>
          {data && data.models.length > 0 ? <Models title={text.models} models={data.models} /> : null}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/">{text.home}</ButtonLink>
            <BackLink>{text.back}</BackLink>
            <ButtonLink to="/search" tone="quiet">
              <Icon name="search" />
              {text.search}
            </ButtonLink>
          </div>
        </Container>
      </div>
      {data?.hot.length === 0 ? null : (
        <Section id="recommended" title={text.recommended}>
          {data ? (
            <div lang="ja">
              <ProductGrid products={data.hot.slice(0, PRODUCTS_SHOWN)} />
            </div>
          ) : (
            <ProductGridSkeleton count={PRODUCTS_SHOWN} />
          )}
        </Section>
      )}
    </div>
  );
}

function Models({ title, models }: { title: string; models: Suggestion[] }) {
  return (
    <section
      aria-labelledby="models"
      className="mt-8 max-w-text rounded-lg border border-aqua-line bg-white p-5"
    >
      <h2 id="models" className="text-base">
        {title}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {models.map((model) => (
          <li key={model.id}>
            <Link
              to={productPath(model)}
              translate="no"
              className="inline-flex min-h-11 items-center gap-1 font-bold text-aqua hover:underline"
            >
              {model.model}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
