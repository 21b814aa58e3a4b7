/** The kinds of page that are measured cold, by the address of one of each. */
export const PAGES = {
  home: '/',
  product: '/products/ma3511_p203.html',
  category: '/products/switches',
};

/** A query: the bare stream of a page, with what the site writes from its memory. */
export const KEPT_MARKUP = 'kept-markup';
