/** Atom feeds: path, title and the page with the same entries. */
export const FEEDS = {
  news: { path: '/news/feed.xml', title: 'お知らせ', page: '/news' },
  blog: { path: '/blog/feed.xml', title: 'ブログ', page: '/blog' },
} as const;

export type Feed = keyof typeof FEEDS;
