import { ContentReader } from '../corpus/content-reader.ts';
import { ContentError } from '../corpus/corpus.ts';
import { KINDS } from '../corpus/kinds/kinds.ts';
import type { ThemeRecord } from '../shared/site/theme-schema.ts';
import { type DrawingContext, PLAIN_CONTEXT } from './drawing/context.ts';
import { readDrawnDevices } from './drawings.ts';

/** How everything that is made for the vendor looks. */
export interface VendorStyle {
  colours: ThemeRecord['colours'];
  /** As SVG document. */
  logo: string;
  /** Of whatever is drawn. */
  drawing: DrawingContext;
}

/**
 * Reads the vendor's colours and logo from the content folder, and what media.yaml says of its drawings.
 *
 * @throws {ContentError} when theme.yaml is wrong or its logo is not there.
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
  const { brand, housings, shell } = await readDrawnDevices(contentDir);
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
