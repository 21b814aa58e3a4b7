import { PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';
import { brokenRules } from '../specification/rules.ts';
import { checkChoices } from './choices.ts';
import { checkHistories } from './histories.ts';
import { checkKnowledge } from './knowledge.ts';
import { checkLinks } from './links/links.ts';
import { checkPages } from './links/pages.ts';
import { checkReferences, checkUnique } from './links/references.ts';
import { checkSitePages } from './links/site-pages.ts';
import { checkPartners } from './partners.ts';
import { checkAccessories } from './products/accessories.ts';
import { checkCircuits } from './products/circuits.ts';
import { checkControllers } from './products/controllers.ts';
import { checkDevices } from './products/devices.ts';
import { checkFirmware } from './products/firmware.ts';
import { checkFunctions } from './products/functions.ts';
import { checkKeyFigures } from './products/key-figures.ts';
import { checkPonLevels } from './products/pon-levels.ts';
import { checkProductFigures } from './products/product-figures.ts';
import { checkProductNews } from './products/product-news.ts';
import { checkReleases } from './products/releases.ts';
import { checkScenes } from './products/scenes.ts';
import { checkSetupGuide } from './products/setup-guide.ts';
import { checkSuccessors } from './products/successors.ts';
import { checkAnswerDays } from './texts/answer-days.ts';
import { checkCharts } from './texts/charts.ts';
import { checkConditions } from './texts/conditions.ts';
import { checkFacts } from './texts/facts.ts';
import { checkPromises } from './texts/promises.ts';
import { checkUnits } from './texts/units.ts';
import { checkTiers } from './tiers.ts';

function* checkProducts({ products }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const product of products) {
    const file = fileOf(product);
    for (const problem of [...brokenRules(product), ...checkKeyFigures(product)]) yield { file, ...problem };
    if (Boolean(product.endOfLife) !== product.labels.includes(PRODUCT_LABELS.ended))
      yield { file, field: 'labels', reason: `「${PRODUCT_LABELS.ended}」と endOfLife は一緒に書きます` };
  }
}

/** Checks across files; run at every start and by `npm run content:check`. */
export const contentChecks = [
  checkUnique,
  checkReferences,
  checkChoices,
  checkHistories,
  checkKnowledge,
  checkProducts,
  checkProductFigures,
  checkAccessories,
  checkPonLevels,
  checkPartners,
  checkDevices,
  checkFirmware,
  checkPages,
  checkLinks,
  checkSitePages,
  checkSetupGuide,
  checkScenes,
  checkUnits,
  checkCharts,
  checkReleases,
  checkCircuits,
  checkFacts,
  checkControllers,
  checkFunctions,
  checkProductNews,
  checkPromises,
  checkConditions,
  checkAnswerDays,
  checkSuccessors,
  checkTiers,
];
