// Everything that opens from the header, one file to fetch.

export { EntryPanel } from './header/entry-panel.tsx';
export { KnowledgeLinks } from './header/knowledge-links.tsx';
export { MobileMenuContent } from './mobile-menu/mobile-menu-content.tsx';
export { SearchPanel } from './search/search-panel.tsx';
