/** Class names that more than one component uses. */
export const CONTAINER = 'mx-auto w-full max-w-page px-5 md:px-8';
export const MORE_LINK =
  'group inline-flex min-h-11 items-center gap-1.5 font-bold text-aqua underline-offset-4 hover:text-aqua-deep hover:underline print:hidden';
const BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-6 py-2.5 text-center font-bold no-underline transition-colors sm:whitespace-nowrap border';
export const PRIMARY = `${BUTTON} border-aqua bg-aqua text-white hover:bg-aqua-deep active:bg-aqua-deep`;
export const SECONDARY = `${BUTTON} border-line-strong bg-white text-ink hover:border-aqua hover:bg-aqua-pale`;
export const ON_NAVY = `${BUTTON} border-on-navy bg-transparent text-white hover:bg-navy-soft`;
const TAG =
  'inline-block max-w-full shrink-0 rounded-sm border px-2 py-0.5 text-xs leading-normal font-bold sm:whitespace-nowrap';
export const PLAIN_TAG = `${TAG} border-line bg-surface text-ink-soft`;
export const ACCENT_TAG = `${TAG} border-aqua-line bg-aqua-pale text-aqua-deep`;
export const COVER_CARD =
  '@container group relative h-full break-inside-avoid overflow-hidden rounded-lg border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua';
export const COVER_IMAGE =
  'aspect-video w-full bg-surface object-cover border-b border-line @min-[38rem]:w-1/2 @min-[38rem]:border-r @min-[38rem]:border-b-0';
export const CATEGORY_CARD =
  'group relative grid h-full grid-cols-[2fr_3fr] overflow-hidden rounded-lg border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua md:grid-cols-1 md:grid-rows-[auto_1fr]';
export const CATEGORY_IMAGE =
  'relative m-4 mr-0 aspect-4/3 self-start overflow-hidden rounded-md bg-surface md:m-0 md:self-stretch md:rounded-none md:aspect-3/2';
export const PRODUCT_CARD =
  'group relative flex h-full rounded-lg max-md:gap-4 max-md:p-4 md:flex-col border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua';
export const PRODUCT_IMAGE =
  'aspect-4/3 bg-surface object-cover max-md:w-2/5 max-md:max-w-48 max-md:self-start max-md:rounded-md md:w-full md:rounded-t-lg';
export const TOP_LINK =
  'flex h-11 items-center gap-1 px-3 text-sm text-ink-soft whitespace-nowrap transition-colors hover:text-aqua aria-expanded:text-aqua';
export const MAIN_LINK =
  'flex h-full items-center gap-1 border-y-3 border-transparent px-1.5 text-sm font-bold whitespace-nowrap transition-colors hover:text-aqua aria-[current]:border-b-aqua aria-[current]:text-aqua aria-expanded:border-b-aqua aria-expanded:text-aqua focus-visible:-outline-offset-4 lg:px-2.5 xl:px-3.5 xl:text-base';
export const PROSE =
  'prose [&>:first-child]:mt-0 mt-2 max-w-md text-sm text-ink-soft sm:text-base md:mt-4 lg:text-lg [&_li+li]:mt-1 md:[&_p:last-child>a]:mt-3 md:[&_p:last-child>a]:inline-flex md:[&_p:last-child>a]:min-h-11 md:[&_p:last-child>a]:items-center md:[&_p:last-child>a]:rounded-md md:[&_p:last-child>a]:bg-aqua md:[&_p:last-child>a]:px-6 md:[&_p:last-child>a]:text-base md:[&_p:last-child>a]:font-bold md:[&_p:last-child>a]:text-white md:[&_p:last-child>a]:no-underline md:[&_p:last-child>a]:hover:bg-aqua-deep';
const SIDE_LINK =
  'flex h-14 items-center justify-center gap-2 text-sm font-bold transition-colors lg:h-auto lg:w-8 lg:px-4 lg:tracking-widest lg:[writing-mode:vertical-rl] min-[82.5rem]:w-12 min-[82.5rem]:text-base border-t';
export const SIDE_CONTACT = `${SIDE_LINK} border-aqua bg-aqua text-white hover:bg-aqua-deep lg:rounded-tl-lg lg:border lg:border-r-0`;
export const SIDE_CATALOGUE = `${SIDE_LINK} border-line bg-white hover:bg-aqua-pale lg:rounded-bl-lg lg:border lg:border-r-0 lg:border-line-strong`;
export const FOOTER_LINK =
  'flex min-h-11 items-center py-1.5 text-sm leading-normal hover:text-white hover:underline md:min-h-9';
export const CARD_GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4 xl:gap-6';
export const WHOLE_CARD = 'after:absolute after:inset-0 group-hover:text-aqua';
export const TEASER = 'flex flex-col overflow-hidden rounded-lg border border-aqua-line bg-aqua-pale';
