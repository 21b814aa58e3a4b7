import type { ProductRecord } from '../../records/product/record.ts';

export interface RadioBand {
  bandGhz: 2.4 | 5 | 6;
}

const OUTDOORS = 'W56(100〜144ch、DFS)';
const REGISTERED = '、W52(36〜48ch)は登録局の手続きのあと';
const INDOORS = 'W52(36〜48ch)、W53(52〜64ch、DFS)、W56(100〜144ch、DFS)。W52とW53は屋内専用';

/** Channels that Japan's radio law permits for a radio, by indoor or outdoor use. */
export function channelsOf(
  radios: RadioBand[],
  outdoor: boolean,
  functions: ProductRecord['functions'],
): { bandGhz: number; channels: string }[] {
  const registered = functions.some(({ items }) =>
    items.some(({ name }) => name.startsWith('5.2GHz帯高出力')),
  );
  const channels: Record<RadioBand['bandGhz'], string> = {
    2.4: '1〜13ch',
    5: outdoor ? `${OUTDOORS}${registered ? REGISTERED : ''}` : INDOORS,
    6: outdoor ? '5.925〜6.425GHz(VLP、屋内と屋外)' : '5.925〜6.425GHz(LPI、屋内専用)',
  };
  const bands = new Set(radios.map(({ bandGhz }) => bandGhz));
  return [...bands].map((bandGhz) => ({ bandGhz, channels: channels[bandGhz] }));
}
