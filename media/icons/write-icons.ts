import { renderAsync } from '@resvg/resvg-js';
import { ICON_SIZES } from '../../shared/constants.ts';
import { appIcon } from '../art/logo.ts';
import { packIco } from './pack-ico.ts';

async function png(svg: string, size: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size } });
  return image.asPng();
}

/** Gives the icons that browsers and phones ask for as pixels, drawn from the mark of the logo. */
export async function writeIcons(
  vendor: string,
  put: (name: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const rounded = appIcon(vendor, { radius: 7, margin: 2.4 });
  // Phones cut their own shape out of a full square; the mark stays inside the circle that all of them keep.
  const square = appIcon(vendor, { radius: 0, margin: 6 });
  const small = await Promise.all(ICON_SIZES.favicon.map((size) => png(rounded, size)));
  await put('favicon.ico', packIco(ICON_SIZES.favicon.map((size, at) => ({ size, png: small[at]! }))));
  await put('apple-touch-icon.png', await png(square, ICON_SIZES.appleTouch));
  for (const size of ICON_SIZES.manifest) {
    await put(`icon-${size}.png`, await png(rounded, size));
    await put(`icon-maskable-${size}.png`, await png(square, size));
  }
}
