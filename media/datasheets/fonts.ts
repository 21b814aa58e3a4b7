import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';
type Fonts = Record<Weight, Font>;

function open(file: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${file}`)));
  if (!('layout' in font)) throw new Error(`${file} contains several fonts`);
  return font;
}

let opened: Fonts | undefined;

/**
 * Noto Sans JP, opened once for all sheets and previews, because parsing its tables is most of the work. Every sheet
 * embeds only the glyphs that it uses.
 */
export function openFonts(): Fonts {
  opened ??= {
    regular: open('400Regular/NotoSansJP_400Regular.ttf'),
    bold: open('700Bold/NotoSansJP_700Bold.ttf'),
  };
  return opened;
}
