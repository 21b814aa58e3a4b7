import type { Corpus } from '../../corpus/corpus.ts';
import { KINDS, kindsOf } from '../../corpus/kinds/kinds.ts';
import type { Kind } from '../../records/kind.ts';

/** Additions of the guide to the table of kinds and the schemas. */
export interface GuideKind {
  kind: Kind;
  /** Name of a picture in docs/images/guide. */
  picture?: string;
  /** Instructions and hints for its records. */
  notes?: readonly string[];
}

interface GuideChapter {
  title: string;
  lead: string;
  kinds: GuideKind[];
}

/** Chapters with every kind. Kinds of Markdown files without a place of their own follow at the end of the first one. */
export function chaptersOf({ categories }: Corpus): GuideChapter[] {
  // The first category stands for all.
  const products = kindsOf(categories).find(({ name }) => name.startsWith('products/'));
  if (!products) throw new Error('there is no category');
  const chapters = placedKinds(products);
  const placed = new Set(chapters.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
  const others = Object.values<Kind>(KINDS).filter((kind) => kind.format === 'markdown' && !placed.has(kind));
  chapters[0]?.kinds.push(...others.map((kind) => ({ kind })));
  return chapters;
}

function placedKinds(products: Kind): GuideChapter[] {
  return [
    {
      title: '記事とお知らせ',
      lead: '1件が1つのMarkdownファイルです。`---` で囲んだ前書きに項目を、その下に本文を書きます。',
      kinds: [
        {
          kind: KINDS.news,
          picture: 'news',
          notes: [
            '見出しの種別は、一覧の絞り込みにそのまま使われます。',
            '展示会のお知らせには `event` を書くと、検索エンジンに会期と会場が伝わります。',
          ],
        },
        {
          kind: KINDS.blog,
          picture: 'blog',
          notes: ['一覧に出す写真か絵は `photos` に書きます。なければ、最初のタグを大きな字で出します。'],
        },
        { kind: KINDS.technology, picture: 'technology' },
        {
          kind: KINDS.cases,
          picture: 'case-studies',
          notes: [
            'お客様の名前は、所在地と業種で書きます。',
            '`configuration` を書くと、構成図と製品の表ができます。',
          ],
        },
        { kind: KINDS.solutions, picture: 'solutions' },
        { kind: KINDS.careers, picture: 'careers' },
      ],
    },
    {
      title: '製品の記録',
      lead: '1製品が1つのYAMLファイルです。表、図、データシート、比較、検索は、すべてこの記録から作られます。',
      kinds: [
        {
          kind: products,
          picture: 'products',
          notes: [
            '`spec` に書く項目は、カテゴリーが決めます(下の表は例のカテゴリーのものです)。',
            '文の中の数値は、仕様と合っているかを `npm run content:check` が確かめます。',
            '販売を終えた製品も消しません。`endOfLife` と、札の「販売終了」を書きます。',
          ],
        },
        { kind: KINDS.accessories },
        { kind: KINDS.firmware, picture: 'downloads' },
        {
          kind: KINDS.ownFiles,
          notes: [
            'ファイルは `content/files/` に置くか、編集画面から送ります。大きいものは、運用の設定 `FILES_DIR` のフォルダーに置きます。',
          ],
        },
        { kind: KINDS.devices },
      ],
    },
    {
      title: 'ページと案内',
      lead: 'ページの文、トップページの案内、質問と答えなどです。',
      kinds: [
        {
          kind: KINDS.pages,
          picture: 'pages',
          notes: [
            '`sections` に見出しごとのまとまりを、その `blocks` に内容を並べます。',
            'フォームや一覧のページでは、決まった場所の文を `words` に書きます。',
          ],
        },
        { kind: KINDS.faq, picture: 'faq' },
        { kind: KINDS.webinars, picture: 'webinar' },
        { kind: KINDS.banners, picture: 'banners' },
        { kind: KINDS.tags, picture: 'tags' },
        { kind: KINDS.partners, picture: 'partners' },
        { kind: KINDS.inquiryTopics, picture: 'contact' },
      ],
    },
    {
      title: 'サイト全体',
      lead: 'どのページにも関わる記録です。公開の期間は付けられません。',
      kinds: [
        { kind: KINDS.site },
        { kind: KINDS.home, picture: 'home' },
        { kind: KINDS.navigation },
        { kind: KINDS.theme },
        { kind: KINDS.company, picture: 'company' },
        { kind: KINDS.serviceTexts },
        { kind: KINDS.singleTexts },
        { kind: KINDS.sitePages },
        { kind: KINDS.synonyms },
        { kind: KINDS.redirects },
      ],
    },
    {
      title: '言葉と決まり',
      lead: '文に使う言葉や値、記録が守ることを決める記録です。変える前に、サイトの技術の担当者に相談してください。',
      kinds: [
        { kind: KINDS.choices },
        { kind: KINDS.facts },
        { kind: KINDS.functions },
        { kind: KINDS.words },
        { kind: KINDS.ownChecks },
        { kind: KINDS.categories, picture: 'category' },
        { kind: KINDS.specifications },
        { kind: KINDS.setupGuide },
      ],
    },
  ];
}
