/** Path of the raster version of the drawing `/media/…/x.svg`, for lists, cards and covers. */
export function pixelsUrl(drawn: string): string {
  return drawn.replace(/\.svg$/, '.webp');
}
