import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import { SolutionGrid } from '../../components/card/solution-card.tsx';
import { Container } from '../../components/container.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { BannerRegion } from '../../features/banner/banner-region.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextMeta } from '../../features/text-page/page-top.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf, deferred, soon } from '../../lib/loading/load.ts';

/** Number of cards in the first row, which is visible at once. */
const FIRST_ROW = 3;

const SOLUTION_BANNERS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const banners = deferred(args, api.banners.list({ type: SOLUTION_BANNERS }));
  const [text, { list }] = await Promise.all([
    loadPage(args),
    api.getSolutions({ limit: PAGE_LIMIT_MAX, page: 1 }),
  ]);
  return { text, list, banners: (await soon(args, banners)) ?? [] };
}

export function Component() {
  const { text, list, banners } = useLoaderData<typeof loader>();
  return (
    <>
      <TextMeta text={text} />
      <BannerRegion banners={banners} />
      <TextHeader text={text} figure={{ value: `${list.length}種類`, label: '場所と課題ごとの構成' }} />
      <Container className="py-10 md:py-14">
        <SolutionGrid items={list} withAudience heading="h2" eager={FIRST_ROW} />
      </Container>
      <TextSections sections={text.sections} />
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </>
  );
}
