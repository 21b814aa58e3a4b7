import { onceForEach } from '../once-for-each.ts';

/**
 * Tiers of a network, from power and the far end of the lines down to end-user devices. Content assigns them
 * (sub-category, product, configuration), drawings show them in this order.
 */
export const TIERS = [
  'power',
  'center',
  'line',
  'router',
  'core',
  'aggregation',
  'floor',
  'field',
  'olt',
  'splitter',
  'branch',
  'multiplexer',
  'access',
  'subscriber',
  'device',
  'management',
] as const;
export type Tier = (typeof TIERS)[number];

export function isTier(word: string | undefined): word is Tier {
  return (TIERS as readonly (string | undefined)[]).includes(word);
}

export type TierNames = Readonly<Record<Tier, string>>;

/** Names of tiers where the vendor has none of its own. */
const TIER_NAMES: TierNames = {
  power: '電源',
  center: 'センター',
  line: '回線',
  router: '回線の出口',
  core: 'コア',
  aggregation: '集約',
  floor: 'フロア',
  field: '盤・屋外',
  olt: '局側装置',
  splitter: 'スプリッター',
  branch: '2段目のスプリッター',
  multiplexer: '建物内の集線装置',
  access: 'アクセスポイント',
  subscriber: '宅内装置',
  device: 'つなぐ機器',
  management: '管理',
};

/** The page that lists the solutions: its texts may name tiers. */
export const TIER_WORDS_PAGE = '/solutions';

type Words = Readonly<Record<string, unknown>>;

const NO_WORDS: Words = {};

/** Names of the texts for tiers in the content of the page that lists the solutions. */
export const TIER_WORDS = TIERS.map((tier) => `tier-${tier}`);

/** The names of tiers, with the vendor's own where it has some. Memoized: equal objects for the same texts. */
export function tierNames(words: Words = NO_WORDS): TierNames {
  return namesIn(words);
}

const namesIn = onceForEach((words: Words): TierNames => {
  const own = TIERS.flatMap((tier) => {
    const word = words[`tier-${tier}`];
    return typeof word === 'string' ? [[tier, word]] : [];
  });
  return { ...TIER_NAMES, ...Object.fromEntries(own) };
});
