import { ContentReader } from '../corpus/content-reader.ts';
import { ContentError } from '../corpus/corpus.ts';
import { KINDS } from '../corpus/kinds/kinds.ts';
import type { ThemeRecord } from '../shared/site/theme-schema.ts';
import { type DrawingContext, PLAIN_CONTEXT } from './drawing/context.ts';
import { readMediaFile } from './drawings.ts';

/** Style of all files that are generated for the vendor. */
export interface VendorStyle {
  colours: ThemeRecord['colours'];
  /** As SVG document. */
  logo: string;
  /** Context of all drawings. */
  drawing: DrawingContext;
}

/**
 * Reads the vendor's colours and logo from the content folder, and the settings of its drawings from media.yaml.
 *
 * @throws {ContentError} when theme.yaml is wrong or its logo is missing.
 */
export async function readVendorStyle(contentDir: string): Promise<VendorStyle> {
  const reader = new ContentReader(contentDir);
  const theme = await reader.record(KINDS.theme);
  const logo = theme && (await reader.bytes(theme.files.logo));
  if (theme && !logo)
    reader.problems.push({
      file: KINDS.theme.file,
      field: 'files.logo',
      reason: `${theme.files.logo} ファイルがありません`,
    });
  if (!theme || !logo) throw new ContentError(reader.located());
  const { colours } = theme;
  const { brand, housings, shell } = await readMediaFile(contentDir);
  const { mark, word, light = colours['accent-line'], pale = colours['accent-pale'] } = brand;
  return {
    colours,
    logo: logo.toString('utf8'),
    drawing: {
      colours: { dark: colours.ink, accent: colours['accent-bright'], light, pale },
      mark,
      word,
      housings: { ...PLAIN_CONTEXT.housings, ...housings },
      shell: shell ?? PLAIN_CONTEXT.shell,
    },
  };
}
