import { type CategoryRecord, categories } from '../../records/category/record.ts';
import { inFile, inFolder, type Kind } from '../../records/kind.ts';
import { ARTICLE_KINDS, LIST_KINDS, PAGE_KINDS } from '../../records/kinds.ts';
import { productsOf } from '../../records/product/record.ts';
import { pageFile } from '../../shared/pages/page-schema.ts';
import { homeFile } from '../../shared/site/home-schema.ts';
import { navigationFile } from '../../shared/site/navigation-schema.ts';
import { siteFile } from '../../shared/site/site-schema.ts';
import { themeFile } from '../../shared/site/theme-schema.ts';
import { choicesFile } from '../schema/choices.ts';
import { factsFile } from '../schema/fact.ts';
import { functionsFile } from '../schema/function.ts';
import { ownChecksFile } from '../schema/own-checks.ts';
import { redirectsFile } from '../schema/redirect.ts';
import { setupGuideFile } from '../schema/setup-guide.ts';
import { sitePagesFile } from '../schema/site-page.ts';
import { synonymsFile } from '../schema/synonym.ts';
import { wordsFile } from '../schema/word.ts';
import { fragmentFile } from '../specification/fragment.ts';
import { productFormOf } from '../specification/product-file.ts';

/*
 * Kinds of records of the content folder: name, place of the files, schema and page. The only list of them: the corpus
 * is read by it, and the editors' guide and forms are generated from it.
 */

/** Kinds of every site. `kindsOf` adds the site's product categories. */
export const KINDS = {
  ...ARTICLE_KINDS,
  pages: inFolder('record', 'pages', {
    title: 'ページ',
    description: '文を読むページと、フォームや一覧のページの文です。1ページが1つのファイルです。',
    newFile: '{path}.yaml',
    schema: pageFile,
    pathOf: ({ path }: { path: string }) => path,
  }),
  ...PAGE_KINDS,
  categories,
  specifications: inFolder('record', 'specifications', {
    title: '共通の仕様',
    description: 'いくつかのカテゴリーに共通する仕様の項目です。',
    schema: fragmentFile,
  }),
  ...LIST_KINDS,
  site: inFile('record', 'site', {
    title: '会社とサイト',
    description: '会社名、連絡先、フォームの宛先など、どのページにも関わることです。',
    schema: siteFile,
    pathOf: () => '/',
  }),
  home: inFile('record', 'home', {
    title: 'トップページ',
    description: 'トップページの文とリンクです。',
    schema: homeFile,
    pathOf: () => '/',
  }),
  navigation: inFile('record', 'navigation', {
    title: 'メニュー',
    description: 'メニュー、フッター、横のボタンの言葉と行き先です。',
    schema: navigationFile,
    pathOf: () => '/',
  }),
  theme: inFile('record', 'theme', {
    title: '色とロゴ',
    description: '色、角の丸み、ロゴとアイコンのファイルです。',
    schema: themeFile,
    pathOf: () => '/',
  }),
  sitePages: inFile('list', 'site-pages', {
    title: '検索に出すページ',
    description: 'ファイルのないページを、サイト内検索でどう見せるかです。',
    schema: sitePagesFile,
    pathOf: ({ path }: { path: string }) => path,
  }),
  synonyms: inFile('list', 'synonyms', {
    title: '検索の同義語',
    description:
      '同じ行の言葉は、どれで探しても互いに見つかります。その1つを検索の言葉に持つページが、先頭に出ます。',
    schema: synonymsFile,
  }),
  choices: inFile('record', 'choices', {
    title: '選択肢',
    description: '記録が選ぶ名前(札、業種など)の一覧です。',
    schema: choicesFile,
  }),
  functions: inFile('list', 'functions', {
    title: '機能の名前',
    description: '文に出る機能の名前です。どの製品が持つかは、製品の記録の functions から決まります。',
    schema: functionsFile,
  }),
  facts: inFile('list', 'facts', {
    title: '事柄',
    description: 'いくつもの文に出る値を1か所に書き、文から名前で使います。',
    schema: factsFile,
  }),
  words: inFile('list', 'words', {
    title: '用語',
    description: '使う語と使わない書き方です。content:check が文を調べます。',
    schema: wordsFile,
  }),
  ownChecks: inFile('record', 'checks', {
    title: 'このサイトの検査',
    description: 'どのサイトでも行う検査のほかに、このサイトの内容に求めることです。',
    schema: ownChecksFile,
  }),
  setupGuide: inFile('record', 'setup-guide', {
    title: '設置ガイド',
    description: '製品の設置ガイド(PDF)の文。すべての製品に共通です。',
    schema: setupGuideFile,
    pathOf: () => '/downloads',
  }),
  redirects: inFile('record', 'redirects', {
    title: '古いURL',
    description: '古いURLの転送と廃止です。',
    schema: redirectsFile,
  }),
};

/** All kinds of a site with these categories. */
export function kindsOf(ofSite: readonly CategoryRecord[]): Kind[] {
  return [
    ...ofSite.map((category) => productsOf(category, productFormOf(category))),
    ...Object.values(KINDS),
  ];
}
