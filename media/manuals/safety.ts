import type { Hardware, ProductRecord } from '../../corpus/schema/product.ts';
import { bandCautions } from './radio.ts';

const WARNINGS = [
  '煙、異臭、異音に気づいたら、ただちに給電を止め、サポート窓口へご連絡ください。',
  '分解や改造をしないでください。感電と火災の原因になります。',
  'ぬれた手で電源とコネクタに触れないでください。雷が鳴り始めたら、機器とケーブルに触れないでください。',
];

const OPTICS = /sfp|pon|qsfp/;
/** What may hurt people. */
export function warnings({ spec }: ProductRecord, { ports, power }: Hardware): string[] {
  return [
    ...WARNINGS,
    ...(power.input.includes('AC')
      ? ['付属の電源コードとACアダプターは、この製品だけに使ってください。']
      : []),
    ...(ports.some(({ kind }) => OPTICS.test(kind))
      ? [
          '光コネクタや光ファイバーの端面をのぞき込まないでください。見えないレーザー光が目を傷めるおそれがあります。',
        ]
      : []),
    ...(spec.kind === 'access-point' && spec.antenna === '外付け'
      ? ['アンテナは電線から十分に離して取り付け、屋外では避雷器を設けてください。']
      : []),
  ];
}

/** What may harm the device or its surroundings. */
export function cautions(product: ProductRecord, hardware: Hardware): string[] {
  const { ports, weightKg, mounting } = hardware;
  return [
    ...(weightKg >= 5 ? [`質量が${weightKg}kgあります。ラックへの取り付けは2人以上で行ってください。`] : []),
    ...(ports.some(({ poeOut }) => poeOut)
      ? ['PoE給電のポートに、規格に合わない給電アダプターや電話線をつながないでください。']
      : []),
    ...(mounting.includes('天井') || mounting.includes('ポール')
      ? ['高所の作業は、資格と装備のある方が行ってください。落下防止の金具を必ず使ってください。']
      : []),
    ...bandCautions(product, hardware),
    'ケーブルは引っ張らず、根元を曲げずに余裕を持たせてください。',
    '廃棄するときは設定を初期化し、産業廃棄物として適切に処理してください。',
  ];
}

/** The statements that VCCI asks for, by class. */
export function interferenceNotice({ certifications }: Hardware): string | undefined {
  if (certifications.some((text) => text.includes('VCCI クラスA'))) {
    return 'この装置は、クラスA機器です。この装置を住宅環境で使用すると電波妨害を引き起こすことがあります。この場合には使用者が適切な対策を講ずるよう要求されることがあります。VCCI-A';
  }
  if (certifications.some((text) => text.includes('VCCI クラスB'))) {
    return 'この装置は、クラスB機器です。この装置は、住宅環境で使用することを目的としていますが、この装置がラジオやテレビジョン受信機に近接して使用されると、受信障害を引き起こすことがあります。取扱説明書に従って正しい取り扱いをして下さい。VCCI-B';
  }
  return undefined;
}
