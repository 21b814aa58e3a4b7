import type { ComponentType } from 'react';
import type { DailyPage } from '../../shared/daily.ts';
import type { DailyProps } from './daily-frame.tsx';
import { DeadlinesPage } from './deadlines-page.tsx';
import { LinksPage } from './links-page.tsx';
import { OutsidePage } from './outside-page.tsx';
import { SearchesPage } from './searches-page.tsx';

const PAGES: Readonly<Record<DailyPage, ComponentType<DailyProps>>> = {
  searches: SearchesPage,
  links: LinksPage,
  outside: OutsidePage,
  deadlines: DeadlinesPage,
};

/** Page of the daily overview for a path; undefined for other paths. */
export function dailyPage(page: string): ComponentType<DailyProps> | undefined {
  return Object.hasOwn(PAGES, page) ? PAGES[page as DailyPage] : undefined;
}
