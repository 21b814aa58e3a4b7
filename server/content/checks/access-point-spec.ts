import type { ProductSpec, Radio } from '../schema/product.ts';
import type { SpecProblem } from './ports.ts';

/** Highest physical rate of one spatial stream, in Mbps, by channel width (IEEE 802.11 n/ac/ax/be, shortest guard interval). */
const STREAM_MBPS: Record<string, Record<number, number>> = {
  'Wi-Fi 4': { 20: 72.22, 40: 150 },
  'Wi-Fi 5': { 20: 86.67, 40: 200, 80: 433.33, 160: 866.67 },
  'Wi-Fi 6': { 20: 143.38, 40: 286.76, 80: 600.49, 160: 1200.98 },
  'Wi-Fi 7': { 20: 172.06, 40: 344.12, 80: 720.59, 160: 1441.18, 320: 2882.35 },
};

/** Records hold whole numbers; some makers round a half down. */
const ROUNDING_MBPS = 0.55;

const WIFI_DIGIT: Record<string, string[]> = {
  '1': ['Wi-Fi 5'],
  '2': ['Wi-Fi 6', 'Wi-Fi 6E'],
  '3': ['Wi-Fi 7'],
};

/** Highest physical rate of a radio, in Mbps; undefined where the generation has no such channel. */
export function radioRate(generation: string, radio: Radio): number | undefined {
  // 6E is Wi-Fi 6 in the 6 GHz band; Wi-Fi 5 never reached 2.4 GHz, where such devices speak Wi-Fi 4.
  const standard =
    generation === 'Wi-Fi 5' && radio.bandGhz === 2.4
      ? 'Wi-Fi 4'
      : generation === 'Wi-Fi 6E'
        ? 'Wi-Fi 6'
        : generation;
  const perStream = STREAM_MBPS[standard]?.[radio.channelWidthMhz];
  return perStream && perStream * radio.streams;
}

/** An access point's radios, its name and the clients that it promises. */
export function checkAccessPoint(
  model: string,
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const digit = /^MA([123])\d{3}$/.exec(model)?.[1];
  if (!digit) problems.push({ field: 'model', reason: '無線LANの型番は MA3511 の形です' });
  else if (!WIFI_DIGIT[digit]?.includes(spec.wifiGeneration)) {
    problems.push({
      field: 'model',
      reason: `1桁目の ${digit} は ${WIFI_DIGIT[digit]?.join(' / ')} を表します`,
    });
  }
  spec.radios.forEach((radio, index) => {
    const expected = radioRate(spec.wifiGeneration, radio);
    if (!expected) {
      problems.push({
        field: `spec.radios[${index}].channelWidthMhz`,
        reason: `${spec.wifiGeneration} にこのチャネル幅はありません`,
      });
    } else if (Math.abs(radio.maxRateMbps - expected) > ROUNDING_MBPS) {
      problems.push({
        field: `spec.radios[${index}].maxRateMbps`,
        reason: `理論値は ${Math.round(expected)}Mbps です`,
      });
    }
  });
  if (
    spec.radios.some((radio) => radio.bandGhz === 6) &&
    !['Wi-Fi 6E', 'Wi-Fi 7'].includes(spec.wifiGeneration)
  ) {
    problems.push({ field: 'spec.radios', reason: `${spec.wifiGeneration} は6GHz帯を使いません` });
  }
  if (spec.recommendedClients >= spec.maxClients) {
    problems.push({ field: 'spec.recommendedClients', reason: '推奨接続台数が最大接続台数以上です' });
  }
  return problems;
}
