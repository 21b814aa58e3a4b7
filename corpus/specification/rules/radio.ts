import { z } from 'zod';
import { text } from '../../../records/fields.ts';
import type { Radio } from '../../../records/product/record.ts';
import { textAt, valuesAt } from '../expression.ts';
import { listAt, rule, type SpecProblem, wrong } from './rule.ts';

/** Highest physical rate of one spatial stream, in Mbps, by channel width (IEEE 802.11 n/ac/ax/be, shortest guard interval). */
const STREAM_MBPS: Record<string, Record<number, number>> = {
  'Wi-Fi 4': { 20: 72.22, 40: 150 },
  'Wi-Fi 5': { 20: 86.67, 40: 200, 80: 433.33, 160: 866.67 },
  'Wi-Fi 6': { 20: 143.38, 40: 286.76, 80: 600.49, 160: 1200.98 },
  'Wi-Fi 7': { 20: 172.06, 40: 344.12, 80: 720.59, 160: 1441.18, 320: 2882.35 },
};

/** Records hold whole numbers; some makers round a half down. */
const ROUNDING_MBPS = 0.55;

/** Highest physical rate of a radio, in Mbps; undefined where the generation has no such channel. */
function radioRate(generation: string, radio: Radio): number | undefined {
  // 6E is Wi-Fi 6 in the 6 GHz band; Wi-Fi 5 never reached 2.4 GHz, where such devices use Wi-Fi 4.
  const standard =
    generation === 'Wi-Fi 5' && radio.bandGhz === 2.4
      ? 'Wi-Fi 4'
      : generation === 'Wi-Fi 6E'
        ? 'Wi-Fi 6'
        : generation;
  const perStream = STREAM_MBPS[standard]?.[radio.channelWidthMhz];
  return perStream && perStream * radio.streams;
}

function checkRadio(generation: string, radio: Radio, path: string): SpecProblem[] {
  const expected = radioRate(generation, radio);
  if (!expected) return wrong(`${path}.channelWidthMhz`, `${generation} にこのチャネル幅はありません`);
  return Math.abs(radio.maxRateMbps - expected) > ROUNDING_MBPS
    ? wrong(`${path}.maxRateMbps`, `理論値は ${Math.round(expected)}Mbps です`)
    : [];
}

/** Highest output of a band. */
export interface TransmitRow {
  band: string;
  powerDbm: number;
  eirpDbm: number;
}

const limit = z.strictObject({
  band: text,
  ghz: z.number(),
  powerDbm: z.number(),
  eirpDbm: z.number(),
  place: z.enum(['屋内', '屋外']).optional(),
});

/** Absorbs the rounding of sums of tenths. */
const ROUNDING_DB = 0.001;

function checkOutput(row: TransmitRow, known: z.infer<typeof limit>, gains: number[]): string[] {
  const reachable = row.powerDbm + Math.max(...gains);
  return [
    ...(row.powerDbm > known.powerDbm ? [`送信出力が ${known.powerDbm}dBm を超えています`] : []),
    ...(row.eirpDbm > known.eirpDbm ? [`EIRPが ${known.eirpDbm}dBm を超えています`] : []),
    ...(gains.length > 0 && row.eirpDbm > reachable + ROUNDING_DB
      ? [`送信出力とアンテナ利得の和は ${reachable}dBm です`]
      : []),
  ];
}

const SIX_GHZ = ['Wi-Fi 6E', 'Wi-Fi 7'];

export const RADIO_RULES = {
  /** Entries with `bandGhz`, `streams`, `channelWidthMhz` and `maxRateMbps`. */
  'radio-rates': rule(['generation', 'radios'], {}, ({ generation, radios }, { values }) => {
    const name = textAt(values, generation) ?? '';
    const list = listAt<Radio>(values, radios);
    return [
      ...list.flatMap((radio, index) => checkRadio(name, radio, `${radios}[${index}]`)),
      ...(list.some(({ bandGhz }) => bandGhz === 6) && !SIX_GHZ.includes(name)
        ? wrong(radios, `${name} は6GHz帯を使いません`)
        : []),
    ];
  }),

  /**
   * Entries with `band`, `powerDbm` and `eirpDbm` within the limits of the law, for every band of the radios. A limit
   * with a place applies to devices with a rating for the open, or without one.
   */
  'transmit-power': rule(
    ['transmit', 'radios', 'gains[]', 'outdoor'],
    { limits: z.array(limit).min(1) },
    ({ transmit, radios, gains: paths, outdoor, limits }, { values }) => {
      const rows = listAt<TransmitRow>(values, transmit);
      const gains = paths.flatMap((path) => valuesAt(values, path).map(Number));
      const place = valuesAt(values, outdoor).length > 0 ? '屋外' : '屋内';
      const used = rows.flatMap(({ band }) => limits.find((one) => one.band === band)?.ghz ?? []);
      const missing = listAt<Radio>(values, radios).filter(({ bandGhz }) => !used.includes(bandGhz));
      return [
        ...rows.flatMap((row, index) => {
          const known = limits.find(({ band }) => band === row.band);
          const reasons = known ? checkOutput(row, known, gains) : [`${row.band} の上限が、規則にありません`];
          if (known?.place && known.place !== place)
            reasons.push(`${row.band} は${known.place}だけで使えます`);
          return reasons.flatMap((reason) => wrong(`${transmit}[${index}]`, reason));
        }),
        ...missing.flatMap(({ bandGhz }) => wrong(transmit, `${bandGhz}GHz帯の送信出力がありません`)),
      ];
    },
  ),
};
