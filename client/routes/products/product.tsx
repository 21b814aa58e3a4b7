import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { FaqEntry } from '../../../records/faq/wire.ts';
import type { ProductDetail } from '../../../records/product/wire.ts';
import type { Document } from '../../../records/product-file/wire.ts';
import { categoryPath, productPath, subCategoryPath } from '../../../shared/paths/params.ts';
import { markedModelQuery } from '../../../shared/products/marked-model.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { Breadcrumbs, type Crumb } from '../../components/navigation/breadcrumbs.tsx';
import { InPageNav } from '../../components/navigation/in-page-nav.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { SpecTable } from '../../components/product/spec-table.tsx';
import { loadScreens } from '../../components/screen/late-screen.ts';
import { ScreensSection } from '../../components/screen/screens-section.tsx';
import { Section } from '../../components/section.tsx';
import { StaticHtml, serverOnly } from '../../components/text/static-html.tsx';
import { TOPOLOGY_CODE } from '../../components/topology/late-topology.ts';
import { ProductFilesSection } from '../../features/downloads/product-files.tsx';
import { type ShownQuestion, toShown } from '../../features/faq/load-questions.ts';
import { QuestionsSection } from '../../features/faq/questions-section.tsx';
import { EndOfLifeNotice } from '../../features/products/end-of-life-notice.tsx';
import { ProductNeeds } from '../../features/products/needs.tsx';
import { NextSteps } from '../../features/products/next-steps.tsx';
import { loadProductCases, ProductCasesSection } from '../../features/products/product-cases.tsx';
import { ProductExampleSection } from '../../features/products/product-example.tsx';
import { ProductFeatures, ProductFunctions } from '../../features/products/product-features.tsx';
import { ProductHero } from '../../features/products/product-hero.tsx';
import { productJsonLd } from '../../features/products/product-json-ld.ts';
import { namedPictures, ProductPartsSection } from '../../features/products/product-parts-section.tsx';
import { loadQuickLinks } from '../../features/products/quick-links.tsx';
import { SkuTable } from '../../features/products/sku-table.tsx';
import { addThumb, type ThumbResult } from '../../features/products/thumbs/add-thumb.ts';
import { ThumbUp } from '../../features/products/thumbs/thumb-up.tsx';
import { useCurrentCategory } from '../../features/products/use-current-category.ts';
import { inquiryPath, pricePath } from '../../lib/form-paths.ts';
import { useStartsOnPhone } from '../../lib/hooks/use-starts-on-phone.ts';
import { apiOf, deferred, requireParam, requirePath, soon } from '../../lib/loading/load.ts';
import { useListTitle, useSite } from '../../lib/page-context.tsx';
import { breadcrumbJsonLd } from '../../lib/structured-data/breadcrumb-json-ld.ts';
import { describe } from '../../lib/structured-data/describe.ts';

const QUESTIONS_SHOWN = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireParam('product', args.params.param);
  const api = apiOf(args);
  const cases = deferred(args, loadProductCases(api, id));
  const ownFiles = ofThisProduct(api.getProductFiles(id));
  const files = deferred(args, ownFiles);
  const quickLinks = deferred(args, loadQuickLinks(api.getDataSheet(id), ownFiles));
  const questions = deferred(args, firstOf(api.productQuestions.ofProduct({ id })));
  const pictures = deferred(args, api.getProductPictures(id));
  const parameters = deferred(args, api.getTechnicalParam(id));
  const { features, functions, technicalParam, screens, needs, inBox, ...product } = await api.getProduct(id);
  requirePath(args, productPath(product));
  // The product's own data replace a response that fails or is late.
  const [images, current, shownScreens, example] = await Promise.all([
    soon(args, pictures),
    soon(args, parameters),
    loadScreens(args, screens),
    TOPOLOGY_CODE.load().then(({ findExample }) => findExample(args, id)),
  ]);
  return {
    product: { ...product, skus: withoutNeeds(product.skus, needs), images: images ?? product.images },
    details: serverOnly({ features, functions, technicalParam: current ?? technicalParam, needs, inBox }),
    hasNeeds: needs !== undefined,
    screens: shownScreens,
    example,
    cases,
    files,
    quickLinks,
    questions,
  };
}

/** Part numbers of the device: those of accessories are among the needed things. */
function withoutNeeds(
  skus: ProductDetail['skus'],
  needs: ProductDetail['needs'] = [],
): ProductDetail['skus'] {
  return skus.filter(({ sku }) => !needs.some((need) => need.sku === sku));
}

/** Removes the products of files, which this page does not show. */
async function ofThisProduct(files: Promise<Document[]>): Promise<Document[]> {
  return (await files).map((file) => ({ ...file, products: [] }));
}

async function firstOf(questions: Promise<FaqEntry[]>): Promise<ShownQuestion[]> {
  return (await questions).slice(0, QUESTIONS_SHOWN).map(toShown);
}

export function action(args: ActionFunctionArgs) {
  return addThumb(args);
}

/** Parts of the page before the case studies, whose title comes from the content. */
const PARTS = [
  { id: 'screens', name: '画面' },
  { id: 'ports', name: 'ポートと各部' },
  { id: 'features', name: '特長' },
  { id: 'functions', name: '機能' },
  { id: 'spec', name: '仕様' },
  { id: 'needs', name: '必要なもの' },
  { id: 'skus', name: '品番' },
  { id: 'documents', name: '資料' },
  { id: 'topology', name: '構成例' },
  { id: 'related', name: '関連製品' },
];

function figuresText(figures: ProductDetail['keyFigures']): string {
  return figures.length === 0
    ? ''
    : `${figures.map(({ label, value, unit = '' }) => `${label} ${value}${unit}`).join('、')}。`;
}

export function Component() {
  const { product, details, hasNeeds, screens, example, cases, files, quickLinks, questions } =
    useLoaderData<typeof loader>();
  const vote = useActionData<ThumbResult>();
  const site = useSite();
  const isPhone = useStartsOnPhone();
  const parts = [...PARTS, { id: 'cases', name: useListTitle('/case-studies') }];
  const { model, name, categoryId, categoryName, categorySlug, subCategory, endOfLife } = product;
  useCurrentCategory(categoryId, subCategory.id);

  // The notice of a discontinued product shows its successor already.
  const related = product.related.filter(({ id }) => id !== endOfLife?.successor?.id);
  const isMissing: Record<string, boolean> = {
    screens: screens === null,
    topology: example === null,
    needs: !hasNeeds,
    ports: namedPictures(product.images).length === 0,
    related: related.length === 0,
  };
  const here = productPath(product);
  const siblings = subCategoryPath(categorySlug, subCategory);
  const finder = `/products/all-products?cateId=${categoryId}`;
  const crumbs: Crumb[] = [
    { name: '製品情報', path: '/products' },
    { name: categoryName, path: categoryPath(categorySlug) ?? finder },
    { name: subCategory.name, path: siblings ?? `${finder}&subId=${subCategory.id}` },
    { name: model },
  ];
  return (
    <>
      <Head
        title={`${model} ${name} | ${subCategory.name}`}
        description={describe(
          `${model} ${name}。${product.lead}`,
          figuresText(product.keyFigures),
          figuresText(product.keyFigures.slice(0, 2)),
        )}
        preview={product.previewUrl}
        type="product"
        jsonLd={[productJsonLd(site, product), breadcrumbJsonLd(site.origin, crumbs)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      {endOfLife ? <EndOfLifeNotice product={product} endOfLife={endOfLife} /> : null}
      <ProductHero product={product} quickLinks={quickLinks} />
      <InPageNav label={`${model}の目次`} links={parts.filter(({ id }) => !isMissing[id])}>
        {endOfLife ? null : (
          <ButtonLink to={pricePath(model, here)} className="py-1.5 text-sm">
            見積もりを依頼
          </ButtonLink>
        )}
      </InPageNav>
      <ScreensSection shown={screens} brief />
      <ProductPartsSection images={product.images} />
      <Section id="features" title="特長">
        <StaticHtml name="features" data={details}>
          {({ features }) => <ProductFeatures features={features} folded={isPhone} />}
        </StaticHtml>
      </Section>
      <Section id="functions" title="機能" tone="surface">
        <StaticHtml name="functions" data={details}>
          {({ functions }) => <ProductFunctions functions={functions} folded={isPhone} />}
        </StaticHtml>
      </Section>
      <Section
        id="spec"
        title="仕様"
        more={
          siblings ? (
            <MoreLink to={`${siblings}?${markedModelQuery(product.id)}#compare`}>
              同じシリーズの機種と比較
            </MoreLink>
          ) : null
        }
      >
        <StaticHtml name="spec" data={details}>
          {({ technicalParam }) => (
            <SpecTable caption={`${model}の仕様`} groups={technicalParam} folded={isPhone} />
          )}
        </StaticHtml>
        <p className="mt-4 text-sm text-ink-soft">
          <time dateTime={product.updatedOn}>{formatDay(product.updatedOn)}</time>
          現在の情報です。仕様と外観は、改良のため予告なく変更する場合があります。
        </p>
      </Section>
      {hasNeeds ? (
        <Section id="needs" title="必要なもの">
          <StaticHtml name="needs" data={details}>
            {(data) => <ProductNeeds id={product.id} {...data} canAdd={!endOfLife} />}
          </StaticHtml>
        </Section>
      ) : null}
      <Section
        id="skus"
        title="品番"
        lead="ご注文とお見積もりには、次の品番をご指定ください。"
        tone="surface"
      >
        <SkuTable id={product.id} model={model} skus={product.skus} canAdd={!endOfLife} folded={isPhone} />
      </Section>
      <ProductFilesSection value={files} />
      {example ? <ProductExampleSection drawn={example} folded={isPhone} /> : null}
      {related.length > 0 ? (
        <div className="print:hidden">
          <Section id="related" title="関連製品">
            <ProductGrid products={related} strip />
          </Section>
        </div>
      ) : null}
      <div className="print:hidden">
        <ProductCasesSection value={cases} />
      </div>
      <QuestionsSection title={`${model}についてのご質問`} value={questions} />
      <Container className="py-6 md:py-10 print:hidden">
        <ThumbUp key={product.id} productId={product.id} result={vote} />
      </Container>
      <NextSteps
        title="ご検討の次の一歩"
        inquiry={inquiryPath(`${model}(${name})`, here)}
        price={pricePath(model, here)}
      />
    </>
  );
}
