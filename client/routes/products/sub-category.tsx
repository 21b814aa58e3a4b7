import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { COMPARED_MAX, comparePath } from '../../../shared/comparison/asked-models.ts';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import { categoryPath, subCategoryPath } from '../../../shared/paths/params.ts';
import { readMarkedModel } from '../../../shared/products/marked-model.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ComparisonTable } from '../../components/product/comparison-table.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { Section } from '../../components/section.tsx';
import { NextSteps } from '../../features/products/next-steps.tsx';
import { PartNumbers } from '../../features/products/part-numbers.tsx';
import { Siblings } from '../../features/products/siblings.tsx';
import { useCurrentCategory } from '../../features/products/use-current-category.ts';
import { inquiryPath } from '../../lib/form-paths.ts';
import { useStartsOnPhone } from '../../lib/hooks/use-starts-on-phone.ts';
import { apiOf, notFound, requireParam, requirePath } from '../../lib/loading/load.ts';
import { withFigures } from '../../lib/products/figure-line.ts';
import { describe } from '../../lib/structured-data/describe.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireParam('sub-category', args.params.param);
  const api = apiOf(args);
  const category = (await api.getCategories()).find(({ child }) => child.some((sub) => sub.id === id));
  if (!category?.urlName) throw notFound();
  const [groups, detail] = await Promise.all([
    api.goods.comparison({ subCategoryId: id }),
    api.goods.category({ id: category.id }),
  ]);
  const group = groups.find((candidate) => candidate.id === id);
  if (!group) throw notFound();
  requirePath(args, subCategoryPath(category.urlName, group));
  const marked = readMarkedModel(new URL(args.request.url).searchParams) ?? null;
  return { group, category: detail, marked };
}

export function Component() {
  const { group, category, marked } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isPhone = useStartsOnPhone();
  useCurrentCategory(category.id, group.id);
  return (
    <>
      <PageMeta
        title={`${group.name} | ${category.name}`}
        description={describe(
          `${group.lead}販売中の${group.rows.length}機種を、主な仕様の一覧表で比較できます。`,
          category.lead,
        )}
        crumbs={[
          { name: '製品情報', path: '/products' },
          { name: category.name, path: categoryPath(category.slug) ?? '/products/all-products' },
          { name: group.name },
        ]}
      />
      <PageHeader compact title={group.name} lead={group.lead} />
      <Section id="models" title="製品一覧" lead={`販売中の${group.rows.length}機種です。`}>
        <ProductGrid
          products={
            isPhone ? withFigures(group.columns, group.rows) : group.rows.map(({ product }) => product)
          }
          eager={4}
        />
      </Section>
      <Section
        id="compare"
        title="仕様の比較"
        tone="surface"
        lead="主な仕様を並べました。すべての仕様は、型番から製品ページでご確認いただけます。"
      >
        <ComparisonTable
          label={`${group.name}の比較表`}
          columns={group.columns}
          rows={group.rows}
          marked={marked}
        />
        {group.rows.length > 1 ? (
          <MoreLink to={comparePath(group.rows.slice(0, COMPARED_MAX).map(({ product }) => product.id))}>
            {group.rows.length > COMPARED_MAX
              ? `先頭の${COMPARED_MAX}機種の全仕様を比べる`
              : '全仕様を比べる'}
          </MoreLink>
        ) : null}
        <PartNumbers products={group.rows.map(({ product }) => product)} />
      </Section>
      {group.ended.length > 0 ? (
        <Section
          id="ended"
          title="販売を終了した製品"
          lead="サポート期間と後継機は、それぞれの製品ページでご案内しています。"
        >
          <ProductGrid products={group.ended} label={PRODUCT_LABELS.ended} />
        </Section>
      ) : null}
      <Siblings category={category} currentId={group.id} />
      <NextSteps title={`${group.name}のご検討に`} inquiry={inquiryPath(group.name, pathname)} />
    </>
  );
}
