import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };

export const pages: BriefPages = {
  '/service/request': {
    title: '修理・保守のお申し込み',
    eyebrow: 'Repair request',
    lead: '受付番号と送付先を、当日または翌営業日にお知らせします。煙や異臭のある場合、業務が止まっている場合はお電話ください。',
    description:
      '修理と保守のお申し込みのフォームです。型番、シリアル番号、症状、返送先をお知らせください。申し込みの前に用意するもの、あとの流れ、電話の受付時間も掲載しています。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'needed',
        title: 'お手元にご用意いただくもの',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['型番とシリアル番号', '本体の底面または背面のラベルに記載しています。'],
              [
                '複数台の場合',
                '1台目をフォームに入力し、残りの型番、シリアル番号、症状を「症状」の欄にお書きください。',
              ],
              [
                '保守の種類',
                '標準保証、先出しセンドバック保証、オンサイト保守のいずれか。保守契約書、または[保証状況の確認](/service/warranty-check)で分かります。',
              ],
              ['設定の控え', '修理や交換で設定は初期の状態に戻ります。動いているうちに保存してください。'],
            ],
          },
        ],
      },
      {
        id: 'next',
        title: 'お申し込みの前後に',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/warranty-check',
                icon: 'check',
                title: '保証状況の確認',
                text: 'お申し込みの前に、保証期間の内か外かを確かめられます。',
              },
              {
                to: '/service/aftersale-flow',
                icon: 'arrow',
                title: '修理の流れ',
                text: '送付から返送までの手順と日数の目安です。',
              },
              {
                to: '/service/faq',
                icon: 'info',
                title: 'サポートFAQ',
                text: '故障かどうかの確かめ方をまとめています。',
              },
            ],
          },
        ],
      },
    ],
  },

  '/service/post-sales': {
    title: '購入後のお問い合わせ',
    eyebrow: 'After-sales',
    lead: '設定、増設、ライセンスの更新、構成の変更。お使いの製品についてのご相談を承ります。',
    description:
      '購入後のお問い合わせのフォームです。設定の方法、増設、クラウド管理サービスのライセンスの更新、他機種との接続などのご相談に必要な情報と、電話とメールの受付時間をご案内します。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'topics',
        title: 'ご相談の例',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: '設定と使い方',
                text: '来客用のSSIDを分けたい、IPoE回線に切り替えたい、VPNの拠点を増やしたいなど。設定例をもとに手順をお返しします。',
              },
              {
                title: '増設と置き換え',
                text: '席替えや増床に合わせた台数の見直し、販売を終えた機種の後継。今の構成をもとに給電と上位回線も確かめます。',
              },
              {
                title: 'ライセンスの更新',
                text: 'MC-CLOUDと検査ライセンスの期限、台数の変更、プランの移行。満了の90日前からお手続きいただけます。',
              },
              {
                title: '書類のご用意',
                text: '仕様の証明書、保守の見積書、販売終了後の対応を記した文書などをお出しします。',
              },
            ],
          },
        ],
      },
      {
        id: 'next',
        title: 'すぐに調べるには',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/faq',
                icon: 'info',
                title: 'サポートFAQ',
                text: '起動、接続、給電の確かめ方。',
              },
              {
                to: '/faq',
                icon: 'book',
                title: '製品のよくあるご質問',
                text: '選び方、互換、ライセンスについて。',
              },
              {
                to: '/downloads',
                icon: 'download',
                title: 'ファームウェアと資料',
                text: '最新のバージョンと設置ガイド。',
              },
            ],
          },
        ],
      },
    ],
  },
};
