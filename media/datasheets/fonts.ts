import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';
export type Fonts = Record<Weight, Font>;

function open(file: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${file}`)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/**
 * Noto Sans JP, opened once for all sheets: its tables are then read once too, which is most of the work. Every sheet
 * embeds only the glyphs that it shows.
 */
export function openFonts(): Fonts {
  return {
    regular: open('400Regular/NotoSansJP_400Regular.ttf'),
    bold: open('700Bold/NotoSansJP_700Bold.ttf'),
  };
}
