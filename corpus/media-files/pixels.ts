/** The address of a drawing as pixels: what lists, cards and covers show of `/media/…/x.svg`. */
export function pixelsUrl(drawn: string): string {
  return drawn.replace(/\.svg$/, '.webp');
}
