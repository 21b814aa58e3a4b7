/** Kinds of pages that are measured cold, with an example address of each. */
export const PAGES = {
  home: '/',
  product: '/products/ma3511_p203.html',
  category: '/products/switches',
};
