import { productPath } from '../../shared/paths/params.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { ProductFigures } from '../../shared/products/product-figures.ts';
import type { Site } from '../../shared/site/site.ts';

export interface LinkedPage {
  path: string;
  title: string;
  description: string;
}

interface LlmsSources {
  origin: string;
  site: Pick<Site, 'name' | 'description'>;
  pages: readonly LinkedPage[];
  /** Empty if the API does not offer them; then the file of products does not exist either. */
  products: readonly ProductFigures[];
}

/** Collapses white space, because a line break would end the entry of a list. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();

const entry = (origin: string, path: string, name: string, about: string) =>
  `- [${oneLine(name)}](${origin}${path}): ${oneLine(about)}`;

/** Generates llms.txt (llmstxt.org): a Markdown index of the site for programs that answer questions about it. */
export function llmsTxt({ origin, site, pages, products }: LlmsSources): string {
  const onSale = products.filter(({ endOfLife }) => endOfLife === null);
  const categories = Map.groupBy(onSale, ({ categoryName }) => categoryName);
  return [
    `# ${oneLine(site.name)}`,
    `> ${oneLine(site.description)}`,
    ...(products.length > 0 ? [`全製品の仕様は[JSON](${origin}${RESOURCES.products})でも読めます。`] : []),
    ...[...categories].flatMap(([name, list]) => [
      `## ${oneLine(name)}`,
      list.map((product) => entry(origin, productPath(product), product.model, product.name)).join('\n'),
    ]),
    '## ページ',
    pages.map(({ path, title, description }) => entry(origin, path, title, description)).join('\n'),
    '',
  ].join('\n\n');
}
