import { chosen, onSale, type SizedProduct, type ToolResult, written } from '../result.ts';
import { INTERFACES, type OpticalInterface } from './interfaces.ts';
import { db, limitNotices, lineOf, lossFormula, lossTable, TITLES } from './loss-texts.ts';
import { attenuatorDb, lossesOf, type OpticalLine, type PartLosses } from './optical-loss.ts';
import type { OpticsValues } from './optics-form.ts';
import { directNetwork } from './optics-network.ts';

/** Features that a fibre between offices does not need: resistance to cold, power for other devices. */
function surplusOf({ figures: { operatingMinC = 0, poeBudgetW = 0 } }: SizedProduct): number {
  return (operatingMinC < 0 ? 2 : 0) + (poeBudgetW > 0 ? 1 : 0);
}

/** Products with slots of the speed for both ends: switches where there are some, and never access points. */
function slotsFor(mbps: number, products: readonly SizedProduct[]) {
  const fitting = onSale(products).flatMap((product) => {
    const { uplinkPorts = [], accessPorts = [], radios } = product.figures;
    const own = [...uplinkPorts, ...accessPorts].filter(
      (port) => port.media === 'slot' && port.mbps === mbps,
    );
    if (radios || own.length === 0) return [];
    return [{ product, slots: own.reduce((sum, { count }) => sum + count, 0), surplus: surplusOf(product) }];
  });
  const switches = fitting.filter(({ product }) => product.figures.layer !== undefined);
  return (switches.length > 0 ? switches : fitting).sort(
    (a, b) => a.surplus - b.surplus || a.slots - b.slots || a.product.id - b.product.id,
  );
}

function noticesOf(best: OpticalInterface, line: OpticalLine, parts: PartLosses): string[] {
  const { name, wave, minDb, lossDb } = best;
  const attenuator = attenuatorDb(lossesOf(line, parts, wave).total, minDb);
  const overload = `損失が${name}の下限${minDb}dBを下回ります。両端の受信側に${attenuator}dBの固定減衰器を入れます。`;
  return [...(attenuator > 0 ? [overload] : []), ...limitNotices(line, parts, wave, lossDb)];
}

/** Sizes one fibre, or two, between two devices. */
export function sizeDirect(
  values: OpticsValues,
  products: readonly SizedProduct[],
  parts: PartLosses,
): ToolResult {
  const mbps = Number(values.speed);
  const line = lineOf(values, []);
  const lossOver = ({ wave }: OpticalInterface) => lossesOf(line, parts, wave).total;
  const rated = INTERFACES.filter((one) => one.fibre === values.kind && one.mbps === mbps);
  const fits = (one: OpticalInterface) => one.maxKm >= values.km && one.lossDb >= lossOver(one);
  const best = rated.find(fits);
  const shown = best ?? rated.findLast(({ maxKm }) => maxKm >= values.km) ?? rated.at(-1);
  const wave = shown?.wave ?? 1310;
  const { total } = lossesOf(line, parts, wave);
  const choices = best ? slotsFor(mbps, products) : [];
  return {
    figures: [
      { label: '損失の合計', value: written(total, 2), unit: 'dB' },
      { label: '使える規格', value: best?.name ?? 'なし' },
      {
        label: '許容損失との差',
        value: best ? written(best.lossDb - total, 2) : '—',
        ...(best && { unit: 'dB' }),
      },
    ],
    notices: [
      ...(best ? noticesOf(best, line, parts) : ['この距離と損失に合う規格が、下の表にありません。']),
      ...(best && products.length > 0 && choices.length === 0
        ? ['両端に置ける、この速度のスロットを持つ掲載製品はありません。']
        : []),
    ],
    words: ['direct'],
    tables: [
      lossTable(line, parts, wave),
      {
        caption: '規格ごとの判定',
        head: ['規格', '波長', '最大距離', '損失', '許容損失', '判定', '出典'],
        rows: rated.map((one) => [
          one.name,
          `${one.wave}nm`,
          `${one.maxKm}km`,
          db(lossOver(one)),
          db(one.lossDb),
          fits(one) ? '使える' : one.maxKm < values.km ? '距離が不足' : '損失が超過',
          one.source,
        ]),
      },
    ],
    proposals: choices.slice(0, TITLES.length).map(({ product, slots }, index) => ({
      title: TITLES[index] ?? '候補',
      items: [chosen(product, 2, `両端に1台ずつ:${written(mbps / 1_000)}Gbpsのスロット${slots}口`)],
    })),
    network:
      best && choices[0]
        ? directNetwork(choices[0].product, { module: best.name, mbps, km: values.km })
        : null,
    formulas: [
      lossFormula(parts, wave),
      ...rated.map(({ name, lossDb, source }) => ({ name, text: `許容損失 ${lossDb}dB`, source })),
    ],
  };
}
