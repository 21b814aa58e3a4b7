import { RESOURCES } from './paths/resources.ts';

/** Atom feeds: path, title and the page with the same entries. */
export const FEEDS = {
  news: { path: RESOURCES.newsFeed, title: 'お知らせ', page: '/news' },
  blog: { path: RESOURCES.blogFeed, title: 'ブログ', page: '/blog' },
} as const;

export type Feed = keyof typeof FEEDS;
