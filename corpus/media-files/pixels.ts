/** Path of the raster version of the drawing `/media/…/x.svg`, for lists and cards. */
export function pixelsUrl(drawn: string): string {
  return drawn.replace(/\.svg$/, '.webp');
}
