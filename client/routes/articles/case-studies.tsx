import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CaseGrid } from '../../components/card/case-card.tsx';
import { Container } from '../../components/container.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { FilterLinks } from '../../components/page/filter-links.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { BannerRegion } from '../../features/banner/banner-region.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextMeta } from '../../features/text-page/page-top.tsx';
import { apiOf, deferred, inTime, notFound, soon } from '../../lib/loading/load.ts';
import { isInvented, listTitle, readPage } from '../../lib/paging.ts';
import { say } from '../../lib/words.ts';

const CASE_BANNERS = 4;
const CASES_PER_PAGE = 12;
/** Number of cards in the first row, which is visible at once. */
const FIRST_ROW = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const page = readPage(url);
  const industry = url.searchParams.get('industry') ?? '';
  // Visitors who filter the list or change its page have seen the banners.
  const banners = page === 1 && !industry ? deferred(args, api.banners.list({ type: CASE_BANNERS })) : null;
  const industryCall = api.cases.industries();
  const [text, cases, early] = await Promise.all([
    loadPage(args),
    api.getCases({ limit: CASES_PER_PAGE, page, ...(industry && { industry }) }),
    inTime(args, deferred(args, industryCall)),
  ]);
  // For an industry without cases this list alone shows whether the industry exists.
  const industries = early ?? (industry && cases.list.length === 0 ? await industryCall : []);
  const known = industries.map(({ name }) => name);
  if (isInvented({ ...cases, page }, industry, known)) throw notFound();
  return {
    text,
    cases,
    industries,
    industry,
    banners: (banners && (await soon(args, banners))) ?? [],
  };
}

export function Component() {
  const { text, cases, industries, industry, banners } = useLoaderData<typeof loader>();
  // The total of a filtered list is the sum of all industries.
  const total = industry === '' ? cases.total : industries.reduce((sum, item) => sum + item.total, 0);
  return (
    <>
      <TextMeta text={text} headTitle={listTitle(text.title, industry, cases.page)} />
      <BannerRegion banners={banners} />
      <TextHeader
        text={text}
        figure={total > 0 ? { value: `${total}件`, label: '規模と構成を公開している事例' } : undefined}
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
          <CaseGrid items={cases.list} withLead eager={FIRST_ROW} />
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            この業種の事例はまだ掲載していません。{say(text.words, 'empty')}
          </p>
        )}
        <Pagination {...cases} />
      </Container>
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </>
  );
}
