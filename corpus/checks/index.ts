import { PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { brokenRules } from '../specification/rules.ts';
import { checkChoices } from './choices.ts';
import { checkControllers } from './controllers.ts';
import { checkDevices } from './devices.ts';
import { checkFacts } from './facts.ts';
import { checkFirmware } from './firmware.ts';
import { checkKeyFigures } from './key-figures.ts';
import { checkKnowledge } from './knowledge.ts';
import { checkLinks } from './links.ts';
import { checkPages } from './pages.ts';
import { checkPartners } from './partners.ts';
import { checkProductFigures } from './product-figures.ts';
import { checkProductNews } from './product-news.ts';
import { checkPromises } from './promises.ts';
import { checkReferences, checkUnique } from './references.ts';
import { checkReleases } from './releases.ts';
import { checkScenes } from './scenes.ts';
import { checkSetupGuide } from './setup-guide.ts';
import { checkSitePages } from './site-pages.ts';
import { checkSuccessors } from './successors.ts';
import { checkUnits } from './units.ts';

function checkProducts(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  return corpus.products.flatMap((product) => [
    ...[...brokenRules(product), ...checkKeyFigures(product)].map((problem) => ({
      file: fileOf(product),
      ...problem,
    })),
    ...(Boolean(product.endOfLife) === product.labels.includes(PRODUCT_LABELS.ended)
      ? []
      : [
          {
            file: fileOf(product),
            field: 'labels',
            reason: `「${PRODUCT_LABELS.ended}」と endOfLife は一緒に書きます`,
          },
        ]),
  ]);
}

/** Checks across files; run at every start and by `npm run content:check`. */
export const contentChecks = [
  checkUnique,
  checkReferences,
  checkChoices,
  checkKnowledge,
  checkProducts,
  checkProductFigures,
  checkPartners,
  checkDevices,
  checkFirmware,
  checkPages,
  checkLinks,
  checkSitePages,
  checkSetupGuide,
  checkScenes,
  checkUnits,
  checkReleases,
  checkFacts,
  checkControllers,
  checkProductNews,
  checkPromises,
  checkSuccessors,
];
