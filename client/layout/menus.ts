// Bundles all menus of the header into one file.

export { EntryPanel } from './header/entry-panel.tsx';
export { KnowledgeLinks } from './header/knowledge-links.tsx';
export { MobileMenuContent } from './mobile-menu/mobile-menu-content.tsx';
export { SearchPanel } from './search/search-panel.tsx';
