import type { BriefPages } from './types.ts';

const SOLUTIONS = { name: 'ソリューション', path: '/solutions' };

export const pages: BriefPages = {
  '/solutions/litepon': {
    title: 'LitePON(光アクセス)',
    eyebrow: 'LitePON',
    lead: '1芯の光ファイバーを、電源のいらないスプリッターで分けて届けます。棚板に置ける小型機から始められる光アクセスです。',
    cover: '/media/cases/litepon-gpon-kasumi.svg',
    description:
      'LitePONは1芯の光ファイバーで多くの端末を収容するPONの製品群です。仕組み、GPONとXGS-PONの選び方、分岐数と距離の考え方、向いている場所、導入の進め方を説明します。',
    crumbs: [SOLUTIONS],
    sections: [
      {
        id: 'what',
        title: 'LitePONとは',
        blocks: [
          {
            kind: 'paragraphs',
            texts: [
              '局側装置(OLT)から出た1芯の光ファイバーを途中で分け、建物や部屋のONUへ届ける方式です。分ける部品は電源を使わないため、途中に盤も空調もいりません。',
              'LitePONは、通信事業者の設備だったPONを、集合住宅1棟、旅館、工場、大学の構内から始められる大きさにまとめた製品群です。ファンのない小型機なら、管理人室の棚にも置けます。',
            ],
          },
          {
            kind: 'points',
            items: [
              {
                title: '途中に電源がない',
                text: '最長20km先まで、動く部品のない線路で届きます。中継盤の故障と点検がなくなります。',
              },
              {
                title: '光ファイバーが少なくて済む',
                text: '1芯で最大64台。既設の芯線に余裕がない構内でも、増やせます。',
              },
              {
                title: '10Gへ重ねて移れる',
                text: 'XGS-PONはGPONと波長が重ならず、同じ線に載せて必要な場所から移せます。',
              },
              { title: '設定は局側から', text: 'ONUはつなぐだけで登録され、VLANと帯域が配られます。' },
            ],
          },
        ],
      },
      {
        id: 'choose',
        title: 'GPONとXGS-PONの選び方',
        blocks: [
          {
            kind: 'table',
            caption: 'GPONとXGS-PONの比較',
            head: ['項目', 'GPON', 'XGS-PON'],
            rows: [
              ['速度(下り/上り)', '2.488/1.244Gbps', '9.953/9.953Gbps'],
              ['1ポートの収容', '最大64台', '最大64台'],
              ['許容損失', '32dB(クラスC+)', '31dB(クラスN2)'],
              ['波長(下り/上り)', '1490/1310nm', '1577/1270nm'],
              [
                '局側装置',
                '[MLT1004](/products/mlt1004_p402.html)、[MLT1016](/products/mlt1016_p403.html)',
                '[MLT2008](/products/mlt2008_p401.html)',
              ],
              [
                '端末側',
                '[MLU1004](/products/mlu1004_p412.html)、[MLU1002](/products/mlu1002_p413.html)',
                '[MLU2001](/products/mlu2001_p411.html)',
              ],
              [
                '向いている場所',
                '集合住宅、旅館、カメラ、山あいの地区',
                '大学、庁舎、10G対応の住戸、Wi-Fi 7の上位回線',
              ],
            ],
          },
        ],
      },
      {
        id: 'design',
        title: '分岐と距離の考え方',
        blocks: [
          {
            kind: 'list',
            items: [
              '分岐の損失は、32分岐で17.5dB、64分岐で21.0dBを見込みます。',
              '光ファイバーは1kmあたり0.4dB、コネクタは1か所0.3dB、融着は1か所0.1dBを足します。',
              '合計が許容損失より3dB以上小さくなるようにすると、経年と手直しに余裕が残ります。',
              '増設の予定があるなら、32分岐を基本にし、1段目に空きを残します。',
            ],
          },
        ],
      },
      {
        id: 'steps',
        title: '導入の進め方',
        blocks: [
          {
            kind: 'steps',
            items: [
              { title: '損失を計算する', text: '構内図から線路長と分岐を決め、損失を計算します。' },
              { title: '芯線を測る', text: '既設の光ファイバーは、損失と反射を測ってから使います。' },
              { title: '小さく始める', text: '1ポートから開通し、ONUの受信レベルを記録します。' },
              { title: '増やす', text: '空きポートと分岐を使い、棟ごと、地区ごとに広げます。' },
            ],
          },
          {
            kind: 'cards',
            items: [
              {
                to: '/solutions/litepon/faq',
                icon: 'info',
                title: 'LitePONのよくあるご質問',
                text: '分岐、停電、既設の光ファイバー。',
              },
              {
                to: '/solutions/ghn',
                icon: 'network',
                title: '光を通せない建物には',
                text: '同軸や電話線を使うG.hn。',
              },
              {
                to: '/solutions/_10.html',
                icon: 'check',
                title: 'CATV・集合住宅の構成',
                text: '光と同軸を組み合わせた提案。',
              },
            ],
          },
        ],
      },
    ],
    products: { title: 'LitePONの製品', subIds: [41, 42] },
    cases: { title: 'LitePONの導入事例', productIds: [402, 401] },
    consult: {
      title: '損失計算と機器の一覧をお作りします',
      text: '構内図と、つなぐ端末の数をお送りください。分岐の案、損失の計算、概算をお返しします。',
      about: 'LitePONの設計について',
    },
  },

  '/solutions/litepon/faq': {
    title: 'LitePONのよくあるご質問',
    eyebrow: 'LitePON FAQ',
    lead: '分岐と距離、既設の光ファイバー、停電、運用について、導入を検討する方からのご質問にお答えします。',
    description:
      'LitePONに関するよくあるご質問です。分岐数と距離、既設の光ファイバーの利用、GPONとXGS-PONの混在、停電時の動作、他社ONUとの接続、障害の切り分けについてお答えしています。',
    crumbs: [SOLUTIONS, { name: 'LitePON', path: '/solutions/litepon' }],
    sections: [
      {
        id: 'design',
        title: '設計',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: '20km先に64分岐できますか。',
                answer:
                  'お勧めしません。20kmの線路と64分岐だけで29dBになり、コネクタと融着を足すと、経年と手直しのための3dBが残りません。20kmなら32分岐、64分岐ならGPON(クラスC+)で13km、XGS-PON(クラスN2)で11kmほどまでを目安にしてください。',
              },
              {
                question: '既設の光ファイバーは使えますか。',
                answer:
                  'シングルモードであれば使えます。マルチモードでは使えません。古い線は、1310nmと1490nm(XGS-PONでは1270nmと1577nm)で損失を測ってください。',
              },
              {
                question: '光スイッチを各棟に置く方式との違いは何ですか。',
                answer:
                  'PONは途中に電源と機器がなく、点検する箇所が減ります。一方、1ポートの帯域を分け合うため、棟どうしで大量の通信をする場合はスイッチの方式が向きます。',
              },
              {
                question: 'Wi-Fiのアクセスポイントへの給電はできますか。',
                answer:
                  'ONUの先にPoEスイッチを置くか、給電できる産業用ONU [MLU1002](/products/mlu1002_p413.html)を使います。光ファイバーそのものでは給電できません。',
              },
            ],
          },
        ],
      },
      {
        id: 'mixing',
        title: '混在と移行',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: 'GPONとXGS-PONを同じ線で使えますか。',
                answer:
                  'はい。波長が重ならないため、合波器(CEx)を挟めば同じ光ファイバーに重ねられます。ONUは、それぞれの方式に合うものが要ります。',
              },
              {
                question: '他社のONUをつなげますか。',
                answer:
                  'OMCI(ITU-T G.988)の範囲で接続できる場合がありますが、動作の保証はしていません。検証室で確かめることをお勧めします。',
              },
              {
                question: '後から戸数が増えたらどうしますか。',
                answer:
                  '空きのポートと分岐を使います。GPONの[MLT1016](/products/mlt1016_p403.html)は、光モジュールを足すだけで16ポートまで増やせます。',
              },
            ],
          },
        ],
      },
      {
        id: 'operation',
        title: '運用と障害',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: '停電したときはどうなりますか。',
                answer:
                  '途中の分岐に電源は要らないため、OLTとONUに無停電電源があれば通信は続きます。ONUは電源が落ちる直前に通知(Dying Gasp)を送るので、断線と停電を見分けられます。',
              },
              {
                question: '障害の場所はどう探しますか。',
                answer:
                  'ONUごとの受信レベルと誤りの数を記録しています。まとまって下がれば幹線、1台だけなら末端と切り分けます。',
              },
              {
                question: '部屋どうしの通信は見えませんか。',
                answer:
                  'ONU間の通信はOLTで止められます。下りはAES-128で暗号化し、別の部屋のONUでは読めません。',
              },
              {
                question: '幹線の断線に備えられますか。',
                answer:
                  '[MLT2008](/products/mlt2008_p401.html)と[MLT1016](/products/mlt1016_p403.html)はType B保護に対応し、断線を検出すると予備のポートへ切り替えます。',
              },
            ],
          },
        ],
      },
    ],
    consult: {
      title: '損失の計算からお手伝いします',
      text: '構内図と芯線の測定結果があれば、分岐と機器の案をお返しします。測定器の貸し出しも承ります。',
      about: 'LitePONの設計について',
    },
  },
};
