import type { Hardware, ProductRecord } from '../../corpus/schema/product.ts';

/** What radio law asks a guide to say. Only for what the device has: no word of a band without its radio. */

const REGISTERED_W52 = '5.2GHz帯高出力データ通信システム';

function hasFunction({ functions }: ProductRecord, part: string): boolean {
  return functions.some(({ items }) => items.some((item) => item.includes(part)));
}

/** Where the bands may be used: 5.2 and 5.3 GHz, and 6 GHz in LPI mode, are for use indoors. */
export function bandCautions(product: ProductRecord, { ipRating }: Hardware): string[] {
  const { spec } = product;
  if (spec.kind !== 'access-point') return [];
  const six = spec.radios.some(({ bandGhz }) => bandGhz === 6);
  if (ipRating) {
    return [
      hasFunction(product, REGISTERED_W52)
        ? '屋外では5GHz帯のW56を使います。W53は屋内専用です。W52を屋外で使うには、登録局の手続きが要ります。'
        : '屋外では5GHz帯のW56だけを使います。屋内専用のW52とW53の電波は出しません。',
      ...(six ? ['6GHz帯はVLPモードで動作し、屋外でも使えます。'] : []),
    ];
  }
  return [
    `5GHz帯のW52、W53${six ? 'と6GHz帯(LPIモード)' : ''}は屋内専用です。窓の近くや車両など、屋外とみなされる場所では使用しないでください。`,
  ];
}

const MARKS = '2.4DS/OF4';
const BLUETOOTH_MARK = '2.4XX1';

/** The notice for radios at 2.4 GHz, in the wording of the trade, with the marks of modulation and distance. */
export function sharedBandNotice(product: ProductRecord): string | undefined {
  const { spec } = product;
  if (spec.kind !== 'access-point' || !spec.radios.some(({ bandGhz }) => bandGhz === 2.4)) return undefined;
  const bluetooth = hasFunction(product, 'Bluetooth');
  return [
    'この機器の使用周波数帯では、電子レンジなどの産業・科学・医療用機器のほか、工場の製造ラインなどで使用されている移動体識別用の構内無線局(免許を要する無線局)、特定小電力無線局(免許を要しない無線局)、アマチュア無線局(免許を要する無線局)が運用されています。',
    '1. この機器を使用する前に、近くでこれらの無線局が運用されていないことをご確認ください。',
    '2. 万一、この機器から移動体識別用の構内無線局に対して有害な電波干渉が生じた場合には、速やかに使用周波数を変更するか、電波の発射を停止したうえで、サポート窓口へご連絡ください。',
    '3. そのほか、特定小電力無線局やアマチュア無線局に有害な電波干渉が生じた場合など、お困りのことが起きたときは、サポート窓口へご連絡ください。',
    `表示: ${MARKS}(2.4GHz帯、DS-SSとOFDM、想定干渉距離40m以下、全帯域を使用し移動体識別装置の帯域を回避可能)${bluetooth ? `、Bluetoothは${BLUETOOTH_MARK}(想定干渉距離10m以下)` : ''}`,
  ].join('\n');
}

/** G.hn is a cable carrier equipment: no permission, but no disturbance either. */
export function lineNotice({ spec }: ProductRecord): string | undefined {
  if (spec.kind !== 'optical' || !spec.ghn) return undefined;
  return '電波法について: G.hnは線路に高周波電流を流しますが、電波法第100条の許可を要しないケーブル搬送設備として使います。漏れた電波が放送や無線の受信に障害を与えたときは、使用を止めてサポート窓口へご連絡ください。FM放送(76〜95MHz)やVHFの信号を流す共同受信(MATV)、200MHz以下を使うCATVと同じ同軸には、帯域を分けずに接続しないでください。';
}
