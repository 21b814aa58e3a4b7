// Draws the site's own artwork into content/brand and content/images: node scripts/build-art.ts. Its output is committed; run it again
// after a change of the brand, of the drawing or of a product that stands in a scene.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadCorpus } from '../corpus/corpus.ts';
import { isDrawn } from '../corpus/schema/product.ts';
import { logoFiles } from '../media/art/logo.ts';
import { bannerFiles, categoryFiles, defaultProduct } from '../media/art/pictures.ts';
import { writeIcons } from '../media/icons/write-icons.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const BRAND = path.join(ROOT, 'content/brand');
const TARGET = path.join(ROOT, 'content/images');

const { products, site } = await loadCorpus(path.join(ROOT, 'content'), []);

function find(model: string) {
  const product = products.find((candidate) => candidate.model === model);
  if (!product || !isDrawn(product)) throw new Error(`No product ${model} in content/products`);
  return product;
}

async function put(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function putAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, svg] of Object.entries(files)) await put(folder, name, `${svg}\n`);
}

await putAll(BRAND, { ...logoFiles(site.shortEnglishName), 'default-product.svg': defaultProduct() });
await writeIcons(site.shortEnglishName, (name, content) => put(BRAND, name, content));
await putAll(TARGET, { ...categoryFiles(find), ...bannerFiles(find) });
