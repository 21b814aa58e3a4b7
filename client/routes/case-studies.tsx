import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CardGrid } from '../components/card-grid.tsx';
import { CaseCard } from '../components/case-card.tsx';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ConsultBand } from '../features/articles/consult-band.tsx';
import { FilterLinks } from '../features/articles/filter-links.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { Pagination } from '../features/articles/pagination.tsx';
import { isInvented, listTitle, readPage } from '../features/articles/paging.ts';
import { BannerRegion } from '../features/banner/banner-region.tsx';
import { apiOf, deferred, notFound, soon } from '../lib/load.ts';

const CASE_BANNERS = 4;
const CASES_PER_PAGE = 12;
/** Cards of the first row, which is seen at once. */
const FIRST_ROW = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const page = readPage(url);
  const industry = url.searchParams.get('industry') ?? '';
  // Whoever narrows the list or turns its pages has seen them.
  const banners = page === 1 && !industry ? deferred(args, api.getBanners(CASE_BANNERS)) : null;
  const [cases, industries] = await Promise.all([
    api.getCases({ limit: CASES_PER_PAGE, page, ...(industry && { industry }) }),
    deferred(args, api.getCaseIndustries()),
  ]);
  const known = (industries ?? []).map(({ name }) => name);
  if (isInvented({ ...cases, page }, industry, known)) throw notFound();
  return { cases, industries: industries ?? [], industry, banners: (banners && (await soon(banners))) ?? [] };
}

export function Component() {
  const { cases, industries, industry, banners } = useLoaderData<typeof loader>();
  const total = industries.reduce((sum, item) => sum + item.total, 0);
  return (
    <>
      <PageStart
        title={listTitle('導入事例', industry, cases.page)}
        description="自治体、学校、病院、ホテル、工場、店舗、CATV事業者の導入事例です。導入前の課題、機器の選び方、構成、導入の効果を、業種ごとに絞り込んでご覧いただけます。"
        crumbs={[{ name: '導入事例' }]}
      />
      <BannerRegion banners={banners} />
      <PageHeader
        eyebrow="Case studies"
        title="導入事例"
        lead="導入の前に何が起きていて、どう選び、何が変わったのか。数字と担当者様の言葉で紹介します。"
      />
      <Container className="py-10 md:py-14">
        {industries.length > 0 ? (
          <FilterLinks label="業種" param="industry" chosen={industry} options={industries} total={total} />
        ) : null}
        <h2 className="mt-10 mb-6 text-xl">
          {industry || 'すべての事例'}
          <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{cases.total}件</span>
        </h2>
        {cases.list.length > 0 ? (
          <CardGrid items={cases.list}>
            {(item, place) => <CaseCard item={item} withLead eager={place < FIRST_ROW} />}
          </CardGrid>
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            この業種の事例はまだ掲載していません。近い規模の実績は、お問い合わせいただければ個別にご紹介します。
          </p>
        )}
        <Pagination {...cases} />
      </Container>
      <ConsultBand
        title="近い規模の実績を知りたい方へ"
        text="掲載していない事例も、業種と規模を伏せてご紹介できる範囲でお話しします。台数と建物の概要をお知らせください。"
        about="導入事例について"
      />
    </>
  );
}
