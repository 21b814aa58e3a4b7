import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FIELD_MAX_LENGTH, PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { Block } from '../features/brief/blocks.tsx';
import { SearchBox } from '../features/brief/search-box.tsx';
import { SearchResults } from '../features/brief/search-results.tsx';
import type { LinkCard } from '../features/brief/types.ts';
import { apiOf, deferred } from '../lib/load.ts';

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
  const raw = new URL(args.request.url).searchParams.get('value') ?? '';
  const value = raw.trim().slice(0, FIELD_MAX_LENGTH);
  if (value === '') return { value, models: [], products: [] };
  const api = apiOf(args);
  const [found, known] = await Promise.all([
    deferred(args, api.suggestModels(value)),
    deferred(args, api.getProducts({ limit: PAGE_LIMIT_MAX, page: 1 })),
  ]);
  const models = found ?? [];
  const ids = new Set(models.map(({ id }) => id));
  return { value, models, products: known?.list.filter(({ id }) => ids.has(id)) ?? [] };
}

export function Component() {
  const { value, models, products } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Beside its canonical link, which a page with this mark would otherwise lose. */}
      <meta name="robots" content="noindex" />
      <PageStart
        title={value ? `「${value}」の検索結果` : '検索'}
        description="ミナモネットワークスのサイト内検索です。型番やキーワードから製品を探せます。型番は一部でも、全角でも、ハイフンがなくても見つかります。"
        crumbs={[{ name: '検索' }]}
      />
      <PageHeader eyebrow="Search" title="検索">
        <SearchBox value={value} />
      </PageHeader>
      {value ? (
        <Container className="py-10 md:py-14">
          <SearchResults value={value} models={models} products={products} />
        </Container>
      ) : null}
      <Section id="elsewhere" title="ここからも探せます" tone={value ? 'surface' : 'plain'}>
        <Block block={{ kind: 'cards', items: ELSEWHERE }} />
      </Section>
    </>
  );
}
