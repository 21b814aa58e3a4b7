// Draws the site's own artwork into public/images: node scripts/build-art.ts. Its output is committed; run it again
// after a change of the brand, of the drawing or of a product that stands in a scene.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logoFiles } from '../media/art/logo.ts';
import { bannerFiles, categoryFiles, defaultProduct } from '../media/art/pictures.ts';
import { loadCorpus } from '../server/content/corpus.ts';
import { isDrawn } from '../server/content/schema/product.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'public/images');

const { products } = await loadCorpus(path.join(ROOT, 'content'), []);

function find(model: string) {
  const product = products.find((candidate) => candidate.model === model);
  if (!product || !isDrawn(product)) throw new Error(`No product ${model} in content/products`);
  return product;
}

const files: Record<string, string> = {
  ...logoFiles(),
  'default-product.svg': defaultProduct(),
  ...categoryFiles(find),
  ...bannerFiles(find),
};

for (const [name, svg] of Object.entries(files)) {
  const file = path.join(TARGET, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${svg}\n`);
}
