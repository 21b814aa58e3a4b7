import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isApiError } from '../../shared/api/error.ts';
import type { LinkCard } from '../../shared/pages/block-schema.ts';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { isInvented } from '../features/articles/paging.ts';
import { PopularProducts } from '../features/search/popular-products.tsx';
import { Results } from '../features/search/results.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { readSearch } from '../features/search/search-query.ts';
import { Block } from '../features/text-page/blocks.tsx';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';

const RESULTS_PER_PAGE = 20;
const POPULAR_SHOWN = 4;

const ELSEWHERE: LinkCard[] = [
  {
    to: '/products/all-products',
    icon: 'search',
    title: 'すべての製品',
    text: '種類と用途から絞り込めます。',
  },
  { to: '/solutions', icon: 'network', title: 'ソリューション', text: '場所と課題から選べます。' },
  { to: '/case-studies', icon: 'check', title: '導入事例', text: '業種ごとの実績です。' },
  { to: '/faq', icon: 'info', title: 'よくあるご質問', text: '選び方、回線、クラウド管理。' },
  { to: '/downloads', icon: 'download', title: 'ダウンロード', text: '仕様、説明書、ファームウェア。' },
  { to: '/contact', icon: 'mail', title: 'お問い合わせ', text: '見つからないときはお尋ねください。' },
];

export async function loader(args: LoaderFunctionArgs) {
  const { value, isSentEmpty, type, page } = readSearch(new URL(args.request.url));
  if (value === '') return { value, isSentEmpty, type, found: null, popular: undefined };
  const api = apiOf(args);
  const [totals, results] = await Promise.all([
    api.getSearchTotal(value),
    api.getSearchList({ keywords: value, limit: RESULTS_PER_PAGE, page, ...(type && { type }) }),
  ]).catch((error: unknown) => {
    // A kind that the service does not know: no page of this site leads there.
    throw type !== undefined && isApiError(error) && error.kind === 'business' ? notFound() : error;
  });
  if (isInvented({ ...results, page })) throw notFound();
  const popular =
    totals.total === 0
      ? deferred(args, api.getProductsByWriting({ keywords: value, limit: POPULAR_SHOWN }))
      : undefined;
  return { value, isSentEmpty, type, found: { totals, results }, popular };
}

export function Component() {
  const site = useSite();
  const { value, isSentEmpty, type, found, popular } = useLoaderData<typeof loader>();
  return (
    <>
      <PageStart
        title={value ? `「${value}」の検索結果` : '検索'}
        description={`${site.name}のサイト内検索です。型番やキーワードから、製品、導入事例、ソリューション、お知らせを探せます。型番は一部でも、全角でも、ハイフンがなくても見つかります。`}
        crumbs={[{ name: '検索' }]}
        noindex
      />
      <PageHeader eyebrow="Search" title="検索">
        <SearchBox key={String(isSentEmpty)} value={value} isSentEmpty={isSentEmpty} />
      </PageHeader>
      {found ? (
        <Container className="py-10 md:py-14">
          <Results value={value} type={type} {...found} />
        </Container>
      ) : null}
      {found?.totals.total === 0 ? <PopularProducts key={value} value={popular} /> : null}
      <Section id="elsewhere" title="ここからも探せます" tone={value ? 'surface' : 'plain'}>
        <Block block={{ kind: 'cards', items: ELSEWHERE }} />
      </Section>
    </>
  );
}
