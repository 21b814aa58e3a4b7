import { ContentReader } from '../corpus/content-reader.ts';
import { ContentError } from '../corpus/corpus.ts';
import { type ThemeRecord, themeFile } from '../shared/site/theme-schema.ts';
import type { Dress } from './drawing/dress.ts';
import { readDrawnBrand } from './drawings.ts';

/** What everything that is made for the vendor wears. */
export interface Look {
  colours: ThemeRecord['colours'];
  /** As SVG document. */
  logo: string;
  /** Of whatever is drawn. */
  dress: Dress;
}

const FILE = 'theme.yaml';

/**
 * Reads the vendor's colours and logo from the content folder, and what media.yaml says of its drawings.
 *
 * @throws {ContentError} when theme.yaml is wrong or its logo is not there.
 */
export async function readLook(contentDir: string): Promise<Look> {
  const reader = new ContentReader(contentDir);
  const theme = await reader.record(FILE, themeFile);
  const logo = theme && (await reader.bytes(theme.files.logo));
  if (theme && !logo)
    reader.problems.push({
      file: FILE,
      field: 'files.logo',
      reason: `${theme.files.logo} ファイルがありません`,
    });
  if (!theme || !logo) throw new ContentError(reader.problems);
  const { mark, word, light, pale } = await readDrawnBrand(contentDir);
  const { colours } = theme;
  const drawn = {
    dark: colours.ink,
    accent: colours['accent-bright'],
    light: light ?? colours['accent-line'],
    pale: pale ?? colours['accent-pale'],
  };
  return { colours, logo: logo.toString('utf8'), dress: { colours: drawn, mark, word } };
}
