/** Class names that more than one component uses. */
export const CONTAINER = 'mx-auto w-full max-w-page px-5 md:px-8';
export const MORE_LINK = 'more-link';
const BUTTON = 'button';
export const PRIMARY = `${BUTTON} button-primary`;
export const SECONDARY = `${BUTTON} button-secondary`;
export const ON_NAVY = `${BUTTON} border border-on-navy bg-transparent text-white hover:bg-navy-soft`;
const TAG = 'tag';
export const PLAIN_TAG = `${TAG} tag-plain`;
export const ACCENT_TAG = `${TAG} tag-accent`;
export const COVER_CARD = '@container group link-card h-full break-inside-avoid overflow-hidden';
export const COVER_IMAGE =
  'aspect-video w-full bg-surface object-cover border-b border-line @min-[38rem]:w-1/2 @min-[38rem]:border-r @min-[38rem]:border-b-0';
export const CATEGORY_CARD =
  'group link-card grid h-full grid-cols-[2fr_3fr] overflow-hidden md:grid-cols-1 md:grid-rows-[auto_1fr]';
export const CATEGORY_IMAGE =
  'relative m-4 mr-0 aspect-4/3 self-start overflow-hidden rounded-md bg-surface md:m-0 md:self-stretch md:rounded-none md:aspect-3/2';
export const PRODUCT_CARD = 'group link-card product-card';
export const PRODUCT_LABELS = 'flex flex-wrap gap-1.5';
export const TOP_LINK =
  'flex h-11 items-center gap-1 px-3 text-sm text-ink-soft whitespace-nowrap transition-colors hover:text-aqua aria-expanded:text-aqua';
export const MAIN_LINK = 'menu-entry';
export const PROSE =
  'prose [&>:first-child]:mt-0 mt-2 max-w-md text-sm text-ink-soft sm:text-base md:mt-4 lg:text-lg [&_li+li]:mt-1 md:[&_p:last-child>a]:mt-3 md:[&_p:last-child>a]:inline-flex md:[&_p:last-child>a]:min-h-11 md:[&_p:last-child>a]:items-center md:[&_p:last-child>a]:rounded-md md:[&_p:last-child>a]:bg-aqua md:[&_p:last-child>a]:px-6 md:[&_p:last-child>a]:text-base md:[&_p:last-child>a]:font-bold md:[&_p:last-child>a]:text-white md:[&_p:last-child>a]:no-underline md:[&_p:last-child>a]:hover:bg-aqua-deep';
const SIDE_LINK =
  'flex h-14 items-center justify-center gap-2 text-sm font-bold transition-colors lg:h-auto lg:w-8 lg:px-4 lg:tracking-widest lg:[writing-mode:vertical-rl] min-[82.5rem]:w-12 min-[82.5rem]:text-base border-t';
export const SIDE_CONTACT = `${SIDE_LINK} border-aqua bg-aqua text-white hover:bg-aqua-deep lg:rounded-tl-lg lg:border lg:border-r-0`;
export const SIDE_CATALOGUE = `${SIDE_LINK} border-line bg-white hover:bg-aqua-pale lg:rounded-bl-lg lg:border lg:border-r-0 lg:border-line-strong`;
export const FOOTER_LINK = 'footer-link';
const FOUR_COLUMNS = 'gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4 xl:gap-6';
export const PRODUCT_GRID = `grid grid-cols-1 ${FOUR_COLUMNS}`;
/** Lies in a row on phones. */
const STRIP = 'card-strip md:grid';
export const SOLUTION_GRID = `${STRIP} ${FOUR_COLUMNS}`;
export const CASE_GRID = `${STRIP} gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd):not(:has(>.product-card))]:col-span-2`;
export const WHOLE_CARD = 'spread-link';
export const TEASER = 'flex flex-col overflow-hidden rounded-lg border border-aqua-line bg-aqua-pale';
