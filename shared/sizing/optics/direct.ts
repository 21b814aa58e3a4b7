import {
  applying,
  byKeys,
  chosen,
  figure,
  onSale,
  type Products,
  ranked,
  type SizedProduct,
  sumOf,
  type ToolResult,
  tableOf,
  written,
} from '../result.ts';
import { INTERFACES, type OpticalInterface } from './interfaces.ts';
import { db, limitNotice, lossFormula, lossTable, PROPOSALS_MAX } from './loss-texts.ts';
import { attenuatorDb, lossesOf, type PartLosses } from './optical-loss.ts';
import type { OpticsValues } from './optics-form.ts';
import { directNetwork } from './optics-network.ts';

/** Features that a fibre between offices does not need: resistance to cold, power for other devices. */
function surplusOf({ figures: { operatingMinC = 0, poeBudgetW = 0 } }: SizedProduct): number {
  return (operatingMinC < 0 ? 2 : 0) + (poeBudgetW > 0 ? 1 : 0);
}

/** Products with slots of the speed for both ends: switches where there are some, and never access points. */
function slotsFor(mbps: number, products: Products) {
  const fitting = onSale(products).flatMap((product) => {
    const { uplinkPorts = [], accessPorts = [], radios } = product.figures;
    const own = [...uplinkPorts, ...accessPorts].filter(
      (port) => port.media === 'slot' && port.mbps === mbps,
    );
    return radios || own.length === 0 ? [] : [{ product, slots: sumOf(own, ({ count }) => count) }];
  });
  const switches = fitting.filter(({ product }) => product.figures.layer !== undefined);
  return (switches.length > 0 ? switches : fitting).sort(
    byKeys(({ product, slots }) => [surplusOf(product), slots, product.id]),
  );
}

/** Sizes one fibre, or two, between two devices. */
export function sizeDirect(values: OpticsValues, products: Products, parts: PartLosses): ToolResult {
  const mbps = Number(values.speed);
  const line = { ...values, splits: [] };
  const lossOver = ({ wave }: OpticalInterface) => lossesOf(line, parts, wave).total;
  const rated = INTERFACES.filter((one) => one.fibre === values.kind && one.mbps === mbps);
  const fits = (one: OpticalInterface) => one.maxKm >= values.km && one.lossDb >= lossOver(one);
  const best = rated.find(fits);
  const shown = best ?? rated.findLast(({ maxKm }) => maxKm >= values.km) ?? rated.at(-1);
  const wave = shown?.wave ?? 1310;
  const losses = lossesOf(line, parts, wave);
  const attenuator = best ? attenuatorDb(losses.total, best.minDb) : 0;
  const speed = `${written(mbps / 1_000)}Gbps`;
  const choices = best ? slotsFor(mbps, products).slice(0, PROPOSALS_MAX) : [];
  return {
    figures: [
      figure('損失の合計', losses.total, 'dB', 2),
      { label: '使える規格', value: best?.name ?? 'なし' },
      figure('許容損失との差', best && best.lossDb - losses.total, 'dB', 2),
    ],
    notices: applying([
      !best && 'この距離と損失に合う規格が、下の表にありません。',
      attenuator > 0 &&
        `損失が${best?.name}の下限${best?.minDb}dBを下回ります。両端の受信側に${attenuator}dBの固定減衰器を入れます。`,
      best && limitNotice(losses, best.lossDb),
      best &&
        products.length > 0 &&
        choices.length === 0 &&
        '両端に置ける、この速度のスロットを持つ掲載製品はありません。',
    ]),
    words: ['direct'],
    tables: [
      lossTable(line, losses),
      tableOf('規格ごとの判定', rated, {
        規格: ({ name }) => name,
        波長: (one) => `${one.wave}nm`,
        最大距離: ({ maxKm }) => `${maxKm}km`,
        損失: (one) => db(lossOver(one)),
        許容損失: ({ lossDb }) => db(lossDb),
        判定: (one) => (fits(one) ? '使える' : one.maxKm < values.km ? '距離が不足' : '損失が超過'),
        出典: ({ source }) => source,
      }),
    ],
    proposals: ranked(
      choices.map(({ product, slots }) => [chosen(product, 2, `両端に1台ずつ:${speed}のスロット${slots}口`)]),
    ),
    network: best && choices[0] ? directNetwork(choices[0].product, best, values.km) : null,
    formulas: [
      lossFormula(parts, wave),
      ...rated.map(({ name, lossDb, source }) => ({ name, text: `許容損失 ${lossDb}dB`, source })),
    ],
  };
}
