import { type Hardware, hardwareOf, type ProductRecord, type ProductSpec } from '../schema/product.ts';
import { countOf } from '../specification/port-values.ts';
import type { SpecProblem } from '../specification/rules/rule.ts';

/** What belongs to a product must be in its record: power supplies and antennas with part numbers, tests, functions. */

type Product = Pick<
  ProductRecord,
  'spec' | 'labels' | 'skus' | 'functions' | 'features' | 'lead' | 'keyFigures' | 'endOfLife'
>;

function checkSupplies(
  { skus, endOfLife }: Product,
  { certifications, power, ports }: Hardware,
): SpecProblem[] {
  if (endOfLife) return [];
  const sold = (pattern: RegExp) => skus.some(({ name }) => pattern.test(name));
  const problems: SpecProblem[] = [];
  if (
    certifications.some((text) => text.includes('別売ACアダプター')) &&
    !sold(/用ACアダプター|ACアダプター(?:付属|のセット)/)
  ) {
    problems.push({ field: 'skus', reason: '別売ACアダプターの品番がありません' });
  }
  const feeds = ports.some(({ poeOut }) => poeOut);
  if (feeds && power.input.startsWith('DC') && !sold(/電源|ACアダプター付属/)) {
    problems.push({ field: 'skus', reason: 'DC電源で給電する機器に、電源の品番がありません' });
  }
  return problems;
}

const RADIO_CERTIFICATE = /工事設計認証 (?:見本番号 )?\d{3}-[A-Z0-9-]+/;

/** Radio law wants a certificate with its number; the act on energy lets nobody call these kinds frugal without figures. */
function checkLaw({ spec, labels }: Product, { certifications }: Hardware): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const radio = spec.kind === 'access-point' || (spec.kind === 'router' && spec.mobile);
  if (radio && !certifications.some((text) => RADIO_CERTIFICATE.test(text))) {
    problems.push({ field: 'spec.certifications', reason: '工事設計認証の番号が必要です' });
  }
  if ((spec.kind === 'switch' || spec.kind === 'router') && labels.includes('省エネ')) {
    problems.push({
      field: 'labels',
      reason: '省エネ法の対象機器に「省エネ」と表示するには、測定した効率が必要です',
    });
  }
  return problems;
}

function checkAntennas(
  { skus }: Product,
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
): SpecProblem[] {
  const { antenna, antennas = [], antennaGainDbi } = spec;
  if (antenna === '内蔵') {
    return antennaGainDbi ? [] : [{ field: 'spec.antennaGainDbi', reason: '内蔵アンテナの利得が必要です' }];
  }
  if (antennas.length === 0) {
    return [{ field: 'spec.antennas', reason: '認証を受けた外付けアンテナと利得が必要です' }];
  }
  return antennas
    .filter(({ sku }) => !skus.some((item) => item.sku === sku))
    .map(({ sku }) => ({ field: 'spec.antennas', reason: `${sku} の品番がありません` }));
}

function checkRadioClaims(
  product: Product,
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
): SpecProblem[] {
  const { lead, features, functions, keyFigures } = product;
  const problems: SpecProblem[] = [];
  const total = spec.radios.reduce((rate, { maxRateMbps }) => rate + maxRateMbps, 0);
  const said = keyFigures.find(({ label }) => label === '合計最大速度')?.value.replaceAll(',', '');
  if (said !== undefined && Number(said) !== total) {
    problems.push({ field: 'keyFigures', reason: `合計最大速度は ${total} です` });
  }
  const words = [lead, ...features.map(({ text }) => text)].join();
  if (
    words.includes('ローミング') &&
    !functions.some(({ items }) => items.some((item) => item.includes('ローミング')))
  ) {
    problems.push({ field: 'functions', reason: 'ローミングの機能がありません' });
  }
  return problems;
}

/** Part numbers, tests and functions that a record speaks of and does not hold. */
export function checkParts(product: Product): SpecProblem[] {
  const { spec } = product;
  const hardware = hardwareOf(spec);
  const problems = hardware ? checkSupplies(product, hardware) : [];
  if (hardware?.ipRating === 'IP68' && !hardware.ipTest) {
    problems.push({ field: 'spec.ipTest', reason: 'IP68は、試験した水深と時間が必要です' });
  }
  if (hardware) problems.push(...checkLaw(product, hardware));
  if (spec.kind === 'access-point')
    problems.push(...checkAntennas(product, spec), ...checkRadioClaims(product, spec));
  if (spec.kind === 'optical' && spec.ghn) {
    const lines = ['ghn-coax', 'ghn-phone'].filter(
      (kind) => countOf(spec.ports, (port) => port.kind === kind) > 0,
    );
    if (lines.length > 1 && !spec.ghn.phoneReachM) {
      problems.push({
        field: 'spec.ghn.phoneReachM',
        reason: '電話線の口があるときは、電話線の到達距離が必要です',
      });
    }
  }
  const inspects = product.keyFigures.some(({ label }) => label.includes('検査有効時'));
  if (spec.kind === 'router' && inspects && !spec.inspectionThroughputMbps) {
    problems.push({ field: 'spec.inspectionThroughputMbps', reason: '検査を有効にした速度が必要です' });
  }
  return problems;
}
