import type { DrawnProduct, Hardware, ProductRecord } from '../../corpus/schema/product.ts';
import { lightsOf } from '../drawing/layout/parts.ts';

/** What the guide says of a product, from its record: what is in the box, where it may stand, what its lights say. */

export interface Row {
  name: string;
  value: string;
}

/** The words of the first part number tell most of it; what they leave out follows from the power supply. */
export function packageRows({ model, skus }: ProductRecord, { certifications }: Hardware): Row[] {
  const body = skus[0]?.name ?? model;
  const says = (part: string) => body.includes(part);
  const has = (part: string) => certifications.some((text) => text.includes(part));
  return [
    { name: model, value: body.startsWith(model) ? body : `${model} ${body}` },
    ...(has('付属電源コード') && !says('電源コード')
      ? [{ name: '電源コード', value: '搭載する電源の数(AC100V用、PSE適合)' }]
      : []),
    ...(has('付属ACアダプター') && !says('ACアダプター') ? [{ name: 'ACアダプター', value: '1個' }] : []),
    { name: '安全に関する注意', value: '1枚' },
  ];
}

const MOUNTING: Record<Hardware['mounting'][number], string> = {
  '19インチラック':
    'EIA規格の19インチラックに、ラック金具とM5またはM6のねじで固定します。奥行きの長い機器は、棚板か支持金具を併用してください。',
  デスクトップ: 'ゴム足を付けて水平な台に置きます。機器を積み重ねず、上に物を置かないでください。',
  壁面: '取付金具を下地のある壁にねじで留め、本体を掛けて固定します。コネクタが上を向く姿勢は避けてください。',
  天井: '取付金具を天井の下地またはTバーに留め、本体を回して固定します。落下防止のワイヤーを併用してください。',
  DINレール: '35mm幅のDINレールに上側から掛け、下側を押し込みます。左右に隣の機器との隙間を取ってください。',
  ポール:
    '金具のバンドでポールに固定し、防水コネクタを下に向けます。ケーブルには水切りの曲がりを設けてください。',
  埋込: 'JIS規格の埋込ボックスに取付枠を留め、ケーブルをつないでから本体をはめ込みます。',
};

/** Gaps that keep the air flowing, by how the device is cooled. */
const GAPS: Record<Exclude<Hardware['cooling'], 'ファンレス'>, string> = {
  内蔵ファン: '吸気口と排気口の前に100mm以上の隙間を設け、ケーブルで塞がないでください。',
  交換可能ファン: '吸気の向きを架の冷気側にそろえ、吸排気口の前に100mm以上の隙間を設けます。',
};

/** A device without a fan gives its heat off where it is mounted: in a cabinet, on a ceiling, in a wall. */
function fanlessGap({ spec }: ProductRecord, { mounting, operating, ipRating }: Hardware): string {
  if (mounting.includes('ポール'))
    return '放熱のため、本体の周りに50mm以上の隙間を設け、覆いをかけないでください。';
  if (mounting.includes('天井'))
    return '前面と側面を塞がないでください。天井裏や金属の箱の中には取り付けないでください。';
  if (mounting.includes('DINレール') || (operating.minC < 0 && !ipRating)) {
    return '放熱のため、左右に10mm以上、上下に50mm以上の隙間を設けます。盤や収容箱に収めるときは、中の温度が上の範囲に収まることを確かめてください。';
  }
  if (mounting.includes('埋込')) {
    return spec.kind === 'access-point'
      ? '前面を家具や布で覆わないでください。'
      : `情報分電盤の中では、ほかの機器と50mm以上離し、ふたを閉めたときの盤内の温度が${operating.maxC}℃を超えないことを確かめてください。`;
  }
  return '放熱のため、左右と上に50mm以上の隙間を設けます。密閉した箱には入れないでください。';
}

export function placeRows(product: ProductRecord, hardware: Hardware): Row[] {
  const { operating, cooling, ipRating, mounting } = hardware;
  return [
    { name: '周囲の温度', value: `${operating.minC}〜${operating.maxC}℃(直射日光と発熱体を避けてください)` },
    {
      name: '周囲の湿度',
      value: `${operating.humidityMin}〜${operating.humidityMax}%RH(結露しないこと)`,
    },
    {
      name: '防塵・防水',
      value: ipRating
        ? `${ipRating}(使わない口を、付属のキャップで塞いだとき)`
        : '屋内専用です。水、油煙、粉じんのかかる場所では使用できません。',
    },
    { name: '周囲の隙間', value: cooling === 'ファンレス' ? fanlessGap(product, hardware) : GAPS[cooling] },
    ...mounting.map((name) => ({ name: `設置方法: ${name}`, value: MOUNTING[name] })),
  ];
}

const LIGHTS: Record<string, string> = {
  PWR: '緑の点灯: 電源が入っています。消灯: 給電がありません。赤のゆっくりした点滅: 電源の異常です。',
  SYS: '緑の点灯: 正常に動作しています。緑の速い点滅: 起動中です。橙の点灯: 温度などの注意があります。赤のゆっくりした点滅: 異常です。',
  PoE: '緑の点灯: 給電しています。橙の点灯: 給電の合計が容量に近づいています。消灯: 給電していません。',
  STK: '緑の点灯: スタックの親機です。緑の速い点滅: 子機です。消灯: スタックを組んでいません。',
  WAN: '緑の点灯: インターネットにつながっています。緑の速い点滅: 接続の途中です。消灯: 回線を検出していません。',
  VPN: '緑の点灯: VPNがつながっています。橙の点灯: 一部の接続先と切れています。消灯: 使っていません。',
  LTE: '緑の点灯: 電波が十分です。橙の点灯: 電波が弱めです。消灯: SIMカードを検出していません。',
  '5G': '緑の点灯: 電波が十分です。橙の点灯: 電波が弱めです。消灯: SIMカードを検出していません。',
  PON: '緑の点灯: 光回線の登録が済んでいます。緑の速い点滅: 登録の途中です。',
  LOS: '消灯: 光の信号を受けています。赤のゆっくりした点滅: 光の信号がありません。コネクタの汚れと曲げをご確認ください。',
  'G.hn': '緑の点灯: つながっています。橙の点灯: 回線の品質が低下しています。消灯: 相手の機器がありません。',
  HDD: '緑の速い点滅: 記録を書き込んでいます。赤のゆっくりした点滅: 記憶装置の異常です。',
  NET: '緑の点灯: ネットワークにつながっています。緑の速い点滅: 通信中です。',
};

const ACCESS_POINT_LIGHT: Row[] = [
  { name: '緑の点灯', value: '正常に動作し、端末を受け付けています。' },
  { name: '緑の速い点滅', value: '起動中、またはファームウェアの更新中です。電源を切らないでください。' },
  {
    name: '橙の点灯',
    value: '給電の不足などで、機能を絞って動作しています。スイッチの給電の規格をご確認ください。',
  },
  {
    name: '赤のゆっくりした点滅',
    value: '異常です。LANケーブルと給電を確かめ、変わらなければサポート窓口へご連絡ください。',
  },
  {
    name: '消灯',
    value: '給電がないか、消灯の設定が入っています。起動中と異常のときは、消灯の設定でも光ります。',
  },
];

/** What the lights of the front say; the names are those of the drawing. */
export function lightRows({ spec }: DrawnProduct, hardware: Hardware): Row[] {
  if (spec.kind === 'access-point') return ACCESS_POINT_LIGHT;
  const named = lightsOf(spec, hardware).map((name) => ({ name, value: LIGHTS[name] ?? '' }));
  return [
    ...named,
    {
      name: 'ポートの表示灯',
      value: '緑の点灯: リンクしています。緑の速い点滅: 通信中です。消灯: リンクしていません。',
    },
  ];
}
