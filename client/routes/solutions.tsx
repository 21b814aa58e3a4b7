import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { CardGrid } from '../components/card-grid.tsx';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { SolutionCard } from '../components/solution-card.tsx';
import { ConsultBand } from '../features/articles/consult-band.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { BannerRegion } from '../features/banner/banner-region.tsx';
import { Technologies } from '../features/solutions/technologies.tsx';
import { apiOf, deferred, soon } from '../lib/load.ts';

/** Cards of the first row, which is seen at once. */
const FIRST_ROW = 3;

const SOLUTION_BANNERS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const banners = deferred(args, api.getBanners(SOLUTION_BANNERS));
  const { list } = await api.getSolutions({ limit: PAGE_LIMIT_MAX, page: 1 });
  return { list, banners: (await soon(banners)) ?? [] };
}

export function Component() {
  const { list, banners } = useLoaderData<typeof loader>();
  return (
    <>
      <PageStart
        title="ソリューション"
        description="オフィス、学校、ホテル、病院、工場、店舗、自治体。場所ごとの課題から、必要な機器の組み合わせと設計の考え方、導入の進め方、お客様の事例をまとめています。"
        crumbs={[{ name: 'ソリューション' }]}
      />
      <BannerRegion banners={banners} />
      <PageHeader
        eyebrow="Solutions"
        title="場所と課題から選ぶソリューション"
        lead="同じ製品でも、置く場所が変われば設計が変わります。課題の見分け方、機器の組み合わせ、導入の進め方を、場所ごとにまとめました。"
      />
      <Container className="py-10 md:py-14">
        <CardGrid items={list}>
          {(item, place) => <SolutionCard item={item} withAudience heading="h2" eager={place < FIRST_ROW} />}
        </CardGrid>
      </Container>
      <Technologies />
      <ConsultBand
        title="当てはまる場所が見つからないときは"
        text="図面や機器の一覧がそろっていなくてもかまいません。建物の広さ、人数、困っている場面をお知らせいただければ、技術の担当者が構成の出発点をお返しします。"
        about="ソリューションの相談"
      />
    </>
  );
}
