/** The kinds of page that are measured cold, by the address of one of each. */
export const PAGES = {
  home: '/',
  product: '/products/ma3511_p203.html',
  category: '/products/switches',
};
