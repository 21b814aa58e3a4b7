import { existsSync } from 'node:fs';
import path from 'node:path';
import { textsOf } from '../corpus/checks/texts.ts';
import type { ContentProblem, Corpus } from '../corpus/corpus.ts';
import type { Drawings } from './drawings.ts';
import { mediaFiles } from './pictures.ts';

/** Files that a text or a record names, wherever in it and in any script. */
const FILE_NAME =
  /\/(?:images|media|video)\/[\p{L}\p{M}\p{N}\w./%-]+?\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|vtt|webm|webp)(?![\w.])/giu;
/** Made with the site; the index of them says what there is. */
const DOCUMENT = /^\/media\/(?:datasheets|manuals|firmware)\//;
/** Names that pages give to files of content/brand; a start without one of them is refused. */
const BRAND = /^\/images\/(?:logo|favicon|default-product)\.svg$/;

/**
 * Every picture and video that the content names lies in the content folder, or is drawn from the content. Only
 * for editors: what is drawn is not known where a site runs.
 */
export function checkPictures(contentDir: string, drawings: Drawings) {
  return (corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] => {
    const drawn = mediaFiles(corpus, drawings);
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
