import { existsSync } from 'node:fs';
import path from 'node:path';
import { textsOf } from '../corpus/checks/texts/texts.ts';
import type { ContentProblem, Corpus } from '../corpus/corpus.ts';
import type { Drawings } from './drawings.ts';
import { productPictures } from './pictures.ts';

/** Paths of files in texts and records, in any script. */
const FILE_NAME =
  /\/(?:images|media|video)\/[\p{L}\p{M}\p{N}\w./%-]+?\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|vtt|webm|webp)(?![\w.])/giu;
/** Generated with the site and listed in its index. */
const DOCUMENT = /^\/media\/(?:datasheets|manuals|firmware)\//;
/** Paths of the files of content/brand; the server does not start without one of them. */
const BRAND = /^\/images\/(?:logo|favicon|default-product)\.svg$/;

/**
 * Checks that every picture and video that the content names is in the content folder or generated from it. For editors
 * only: the list of generated files is not available where a site runs.
 */
export function checkPictures(contentDir: string, drawings: Drawings) {
  return (corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] => {
    const drawn = new Set(drawings.has('products') ? productPictures(corpus).keys() : []);
    const exists = (name: string) =>
      drawn.has(name) || DOCUMENT.test(name) || BRAND.test(name) || existsSync(path.join(contentDir, name));
    return textsOf(corpus, fileOf).flatMap(({ file, field, text }) =>
      [...text.matchAll(FILE_NAME)]
        .filter(([name]) => !exists(name))
        .map(([name]) => ({
          file,
          field,
          text: name,
          reason: `${name} という画像がありません`,
          fix: 'コンテンツのフォルダーの images に置くか、名前を直してください',
        })),
    );
  };
}
