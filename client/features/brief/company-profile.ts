import { SITE } from '../../../shared/site.ts';
import type { BriefPages } from './types.ts';

const COMPANY = { name: '企業情報', path: '/company' };
const { address } = SITE;

export const pages: BriefPages = {
  '/company/leader': {
    title: 'トップメッセージ',
    eyebrow: 'Message',
    lead: '気づかれないことが、私たちの仕事の出来です。',
    description:
      'ミナモネットワークスの代表取締役社長からのメッセージです。ネットワークが止まらないことの意味、開発と保守の考え方、これから取り組むことを、仕事の現場の話とともにお伝えします。',
    crumbs: [COMPANY],
    sections: [
      {
        id: 'message',
        title: 'ごあいさつ',
        blocks: [
          {
            kind: 'paragraphs',
            texts: [
              '朝、教室の36台の端末が一斉につながるとき、そこに私たちの名前はありません。病棟の回診カートが廊下を曲がるときも、工場の盤の中で夏を越すときも同じです。つながっていて当たり前と思っていただけることが、私たちの目標であり、誇りでもあります。',
              'その当たり前は、派手な機能からは生まれません。給電の合計が足りているか。片方の電源が落ちたときに、通信は本当に続くのか。更新に失敗したら、誰が気づいて、どう戻すのか。地味な問いを一つずつ実機で確かめ、答えられないうちは出荷しない。創業のときから変わらない決まりです。',
              'お客様の建物は、ひとつとして同じではありません。だからこそ、売る側の都合で一つの方式をお勧めすることはしません。光を引ける建物には光を、引けない建物には既設の線を生かす方法を。合わない要件には、合わないとお伝えします。遠回りに見えて、それが長いお付き合いへの近道だと考えています。',
              '2026年には、お客様ご自身が実機で試せる検証室を本社に開きました。これからは、少ない人数で多くの拠点を守る現場のために、機器の側が先に異常に気づき、調べる入口まで示す仕組みを広げていきます。人が判断することと、仕組みに任せることの線引きを、現場の皆様と一緒に決めてまいります。',
              '静かな水面のように、つながり続けるネットワークを。今後とも、よろしくお願い申し上げます。',
            ],
          },
          { kind: 'paragraphs', texts: [`${SITE.legalName} 代表取締役社長`] },
        ],
      },
      {
        id: 'read-on',
        title: 'あわせてご覧ください',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/about-us',
                icon: 'info',
                title: '当社について',
                text: '製品をつくるときの約束と、確かめる設備。',
              },
              {
                to: '/case-studies',
                icon: 'check',
                title: '導入事例',
                text: '学校、病院、ホテル、工場での実際。',
              },
              { to: '/careers', icon: 'network', title: '採用情報', text: '一緒に働く人を募集しています。' },
            ],
          },
        ],
      },
    ],
  },

  '/company/profile': {
    title: '会社概要',
    eyebrow: 'Profile',
    lead: '社名、所在地、事業の内容、窓口をまとめています。',
    description:
      'ミナモネットワークス株式会社の会社概要です。社名、所在地、電話番号、事業内容、部門の構成、取り扱い製品、営業時間、これまでの歩み、各種のお問い合わせ窓口を掲載しています。',
    crumbs: [COMPANY],
    sections: [
      {
        id: 'profile',
        title: '概要',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['社名', SITE.legalName],
              ['英文社名', SITE.englishName],
              ['本社', `〒${address.postalCode} ${address.region}${address.locality}${address.street}`],
              ['電話', SITE.phone],
              ['営業時間', SITE.businessHours],
              [
                '事業内容',
                '法人向けネットワーク機器の開発、製造、販売、保守。ネットワーク管理クラウドの運営',
              ],
              [
                '取り扱い製品',
                '[スイッチ](/products/switches)、[無線LAN](/products/wireless)、[ルーター](/products/routers)、[光アクセスとクラウド管理](/products/all-products)',
              ],
              [
                '部門',
                '開発本部(ネットワークOS、無線、クラウド、ハードウェア)、営業本部(パートナー営業、ソリューション技術)、サポート本部(技術サポート、ドキュメント)',
              ],
              [
                '主なお客様',
                '自治体、学校、医療機関、宿泊施設、集合住宅、製造・物流、小売、通信・CATV事業者',
              ],
            ],
          },
        ],
      },
      {
        id: 'history',
        title: '製品とサービスの歩み',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['2021年4月', 'ネットワーク管理クラウド「MC-CLOUD」の提供を開始'],
              ['2022年6月', '小型のGPON OLTでLitePONの提供を開始'],
              ['2023年9月', '同軸ケーブル用のG.hnアクセス製品を発売'],
              ['2024年10月', '10G級のXGS-PONに対応したLitePONを発売'],
              ['2025年6月', 'セキュアエッジルーターSEARシリーズを発売'],
              ['2026年3月', '本社に「ミナモ検証室」を開設'],
              ['2026年10月', '運用事業者向けの「MC-CLOUD-MSP」を提供開始'],
            ],
          },
        ],
      },
      {
        id: 'windows',
        title: '窓口',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['製品と導入の相談', `[お問い合わせ](/contact)、電話 ${SITE.phone}`],
              ['修理と技術サポート', `[サポート](/service)、電話 ${SITE.supportPhone}`],
              [
                '脆弱性の報告',
                `[${SITE.securityEmail}](mailto:${SITE.securityEmail})。受け取った日から3営業日以内にお返事します。`,
              ],
              ['個人情報の取扱い', '[プライバシーポリシー](/privacy-policy)'],
            ],
          },
        ],
      },
    ],
  },
};
