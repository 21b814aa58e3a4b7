import { RESOURCES } from './paths/resources.ts';

/** What can be followed as an Atom feed: its address, its name and the page whose entries it has. */
export const FEEDS = {
  news: { path: RESOURCES.newsFeed, title: 'お知らせ', page: '/news' },
  blog: { path: RESOURCES.blogFeed, title: 'ブログ', page: '/blog' },
} as const;

export type Feed = keyof typeof FEEDS;
