import { SITE } from '../../../shared/site.ts';
import type { BriefSection } from '../brief/types.ts';

/** What the site aims at and how far it is, in the words of WAIC's guideline for stating conformance. */
export const POLICY: BriefSection = {
  id: 'policy',
  title: '方針',
  blocks: [
    {
      kind: 'facts',
      rows: [
        [
          '対象範囲',
          `当サイト(${SITE.origin})で公開するすべてのページ。外部のサービスで公開するページ(アンケート、動画、SNSの公式アカウント)は含みません`,
        ],
        ['目標とする適合レベル', 'JIS X 8341-3:2016の適合レベルAA'],
        ['現在の対応度', 'JIS X 8341-3:2016の適合レベルAAに配慮'],
        [
          '制作と検査の基準',
          'JIS X 8341-3:2016のレベルAAにWCAG 2.1と2.2で加わった達成基準も含め、WCAG 2.2のレベルAAを社内の基準としています',
        ],
      ],
    },
    {
      kind: 'paragraphs',
      texts: [
        '「配慮」は、ウェブアクセシビリティ基盤委員会(WAIC)の「ウェブコンテンツのJIS X 8341-3:2016対応度表記ガイドライン」が定める表記です。当サイトでは、すべての達成基準についての試験(附属書JB)をまだ実施していないため、「準拠」「一部準拠」とは表記していません。',
      ],
    },
  ],
};

export const MEASURES: BriefSection = {
  id: 'measures',
  title: '主な取り組み',
  blocks: [
    {
      kind: 'list',
      items: [
        'メニュー、検索、製品の絞り込み、画像の拡大、フォームの入力を、キーボードだけで操作できるようにしています',
        '文字の大きさを200%にしても、内容が欠けたり重なったりしないようにしています',
        'OSの「視差効果を減らす」などの設定に合わせて、動きを止めます。自動で切り替わる画像には一時停止のボタンがあります',
        'ハイコントラストの表示でも、ボタンや入力欄の枠、現在の操作位置が見えるようにしています',
        '製品の仕様は、PDFだけでなく、見出しの付いた表としてページの本文に掲載しています',
        '送信できない理由と直し方を、色だけに頼らず、入力欄のそばに言葉で表示します',
        '画像の文字を読み取らせる認証は使っていません',
      ],
    },
  ],
};

export const EXCEPTIONS: BriefSection = {
  id: 'exceptions',
  title: '例外と、把握している課題',
  blocks: [
    {
      kind: 'facts',
      rows: [
        [
          'データシート(PDF)',
          '読み上げの順序などを示すタグを付けていません。同じ仕様を、各製品のページの表でご覧いただけます',
        ],
        [
          '外部のサービス',
          'アンケート、動画、SNSの公式アカウントは、それぞれの運営者の仕様によります。内容についてのお問い合わせは、当社の窓口でも承ります',
        ],
        [
          '人による確認',
          'スクリーンリーダーなどの支援技術を使った試験は、まだ実施していません。実施した際は、結果をこのページに掲載します',
        ],
      ],
    },
  ],
};

export const CONTACT: BriefSection = {
  id: 'contact',
  title: 'お問い合わせ先',
  lead: '読みにくい、操作できないといったページがありましたら、ページのアドレスと、お使いの機器やソフトウェアをお知らせください。必要な情報は、お電話やメールでもお伝えします。',
  blocks: [{ kind: 'contact', desk: 'support' }],
};
