import { GTM_ORIGIN } from './constants.ts';
import type { PublicSettings } from './render.ts';

/** Directives of the content security policy that a third party may need. */
type Directive = 'script-src' | 'img-src' | 'connect-src';

/**
 * A recipient outside this site, with the information that 電気通信事業法27条の12 requires: data, recipient, and purposes of
 * both sides. THIRD_PARTIES lists everything that the code can load or link to.
 */
export interface ThirdParty {
  id: 'analytics' | 'error-reporting' | 'survey';
  /** Its name in the notice, also in the content folder's text. */
  name: string;
  tool: string;
  company(settings: PublicSettings): string;
  /** Time at which a browser sends data. */
  sentWhen: string;
  sent: readonly string[];
  ourPurpose: string;
  theirPurpose: string;
  /** Instructions for visitors to prevent it. */
  stop: string;
  links: readonly { name: string; url: string }[];
  /** Whether this installation uses it. */
  isUsed(settings: PublicSettings): boolean;
  /** CSP sources that it needs when it is used. */
  sources(settings: PublicSettings): Partial<Record<Directive, readonly string[]>>;
  /** Origin of a link that the visitor opens; the site loads no files from there. */
  linkedOrigin?(settings: PublicSettings): string | null;
}

/** The container, and the tag that it loads; other scripts of that host are blocked. */
const GTM_SCRIPTS = ['/gtm.js', '/gtag/js', '/gtag/destination'];

const SENTRY_CLOUD = /(^|\.)sentry\.io$/;

export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    id: 'analytics',
    name: 'タグ管理と閲覧解析',
    tool: 'Googleタグマネージャー、Googleアナリティクス',
    company: () => 'Google LLC(アメリカ合衆国)',
    sentWhen: '閲覧解析に同意されたとき、ページをご覧になるたび',
    sent: [
      '閲覧したページのアドレスと題名、参照元',
      'バナーの操作(押した場所と行き先)',
      'ブラウザーとOSの種類、言語、画面の大きさ、IPアドレス',
      '解析用の識別子(Cookieの_gaなど)',
    ],
    ourPurpose: '閲覧の状況を集計し、内容と案内を見直すため',
    theirPurpose: '集計の提供、サービスの保守と改善',
    stop: '同意しなければ送信されません。同意したあとも、このページでいつでも変更できます。',
    links: [
      { name: 'Googleのプライバシーポリシー', url: 'https://policies.google.com/privacy?hl=ja' },
      {
        name: 'Googleによる情報の利用',
        url: 'https://policies.google.com/technologies/partner-sites?hl=ja',
      },
      {
        name: 'Googleアナリティクスの無効化(アドオン)',
        url: 'https://tools.google.com/dlpage/gaoptout?hl=ja',
      },
    ],
    isUsed: ({ gtmId }) => gtmId !== null,
    // From Google's guide to policies for Tag Manager and Analytics, without advertising.
    sources: () => ({
      'script-src': GTM_SCRIPTS.map((path) => GTM_ORIGIN + path),
      'img-src': [GTM_ORIGIN, 'https://*.google-analytics.com'],
      'connect-src': [GTM_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    }),
  },
  {
    id: 'error-reporting',
    name: '不具合の収集',
    tool: 'Sentry',
    company: ({ sentryDsn }) =>
      sentryDsn === null || SENTRY_CLOUD.test(new URL(sentryDsn).hostname)
        ? 'Functional Software, Inc.(アメリカ合衆国)'
        : `${new URL(sentryDsn).hostname}の運営者`,
    sentWhen: 'ページを表示したときの速さの計測、不具合が起きたとき、操作の記録(一部の閲覧)',
    sent: [
      'エラーの内容、起きたページのアドレス(?より後ろを除く)',
      '表示にかかった時間',
      '画面の動きと操作の記録(文字、入力、画像はすべて伏せます)',
      'ブラウザーとOSの種類、IPアドレス',
    ],
    ourPurpose: '不具合を調べて直すため',
    theirPurpose: '記録の保管、サービスの保守',
    stop: '閲覧解析に同意しないと答えるか、ブラウザーの追跡拒否の設定(Global Privacy Control、Do Not Track)を有効にすると、送信されません。止めても、表示と機能は変わりません。',
    links: [{ name: 'Sentryのプライバシーポリシー(英語)', url: 'https://sentry.io/privacy/' }],
    isUsed: ({ sentryDsn }) => sentryDsn !== null,
    sources: ({ sentryDsn }) => ({
      'connect-src': sentryDsn === null ? [] : [new URL(sentryDsn).origin],
    }),
  },
  {
    id: 'survey',
    name: 'アンケート',
    tool: 'Webアンケート',
    company: ({ surveyCompany }) => surveyCompany,
    sentWhen: 'アンケートのリンクを開いたとき',
    sent: ['リンクを開いたこと、IPアドレス、ブラウザーの種類', 'ご自身で入力した回答'],
    ourPurpose: 'サイトとフォームの使いやすさを調べるため',
    theirPurpose: '回答の保管と集計',
    stop: 'リンクを開かなければ、何も送信されません。',
    links: [],
    isUsed: ({ surveyUrl }) => surveyUrl !== null,
    sources: () => ({}),
    linkedOrigin: ({ surveyUrl }) => (surveyUrl ? new URL(surveyUrl).origin : null),
  },
];

export function usedThirdParties(settings: PublicSettings): ThirdParty[] {
  return THIRD_PARTIES.filter((party) => party.isUsed(settings));
}

/** Hosts that a browser may contact because of this recipient, e.g. `*.google-analytics.com`. */
export function hostsOf(party: ThirdParty, settings: PublicSettings): string[] {
  const linked = party.linkedOrigin?.(settings);
  const origins = [...Object.values(party.sources(settings)).flat(), ...(linked ? [linked] : [])];
  const hosts = origins.flatMap((origin) => /^https?:\/\/([^/]+)/.exec(origin)?.[1] ?? []);
  return [...new Set(hosts)];
}
