import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };

export const pages: BriefPages = {
  '/service/request': {
    title: '修理・保守のお申し込み',
    eyebrow: 'Repair request',
    lead: '下の内容をメールまたはお電話でお知らせください。受付番号と送付先をご案内します。',
    description:
      '修理と保守のお申し込みの窓口です。型番、シリアル番号、症状、返送先など、お知らせいただきたい内容と、メールと電話の受付時間、申し込みのあとの流れと日数を掲載しています。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'needed',
        title: 'お知らせいただきたい内容',
        lead: 'メールでは、この順に書いていただくと手続きが早く進みます。複数台の場合は一覧にしてください。',
        blocks: [
          {
            kind: 'facts',
            rows: [
              [
                '型番とシリアル番号',
                '本体の底面または背面のラベルに記載しています。ラベルの写真を添えていただいてもかまいません。',
              ],
              [
                '症状',
                'いつから、どのような条件で、何が起きるか。電源ランプの色と点滅も分かればお書きください。',
              ],
              ['お試しになったこと', '別のケーブルや電源での確認、再起動、設定の初期化など。'],
              [
                '保守の種類',
                '標準保証、先出しセンドバック保証、オンサイト保守のいずれか。不明の場合は「不明」でかまいません。',
              ],
              ['ご連絡先', '法人名、部署、お名前、メールアドレス、電話番号。'],
              ['返送先', '郵便番号、住所、受け取るご担当者様のお名前。'],
            ],
          },
        ],
      },
      {
        id: 'desk',
        title: '受け付けの窓口',
        lead: 'メールは終日お受けし、受付番号と送付先を当日または翌営業日にお知らせします。煙や異臭のある場合、業務が止まっている場合はお電話ください。',
        blocks: [{ kind: 'contact', desk: 'support' }],
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
      '購入後のお問い合わせの窓口です。設定の方法、増設、クラウド管理サービスのライセンスの更新、他機種との接続などのご相談に必要な情報と、電話とメールの受付時間をご案内します。',
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
        id: 'needed',
        title: 'お知らせいただきたい内容',
        blocks: [
          {
            kind: 'list',
            items: [
              '法人名、部署、お名前、メールアドレス、電話番号',
              '型番、台数、シリアル番号(分かる範囲でかまいません)',
              'ファームウェアの版と、つながっている主な機器',
              'なさりたいこと、またはお困りの内容',
              '希望する時期と、作業のできる曜日や時間帯',
            ],
          },
          { kind: 'contact', desk: 'support' },
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
                text: '最新の版と取扱説明書。',
              },
            ],
          },
        ],
      },
    ],
  },
};
