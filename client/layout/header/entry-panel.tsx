import type { MainEntry } from '../../../shared/site/navigation.ts';
import type { MenuLists } from '../use-menu-lists.ts';
import { CasesPanel } from './cases-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { SolutionsPanel } from './solutions-panel.tsx';

interface EntryPanelProps {
  id: string;
  entry: MainEntry;
  lists: MenuLists;
}

/** Panel below an entry of the main menu. */
export function EntryPanel({ id, entry, lists }: EntryPanelProps) {
  switch (entry.panel) {
    case 'products':
      return <ProductsPanel id={id} entry={entry} />;
    case 'solutions':
      return <SolutionsPanel id={id} entry={entry} lists={lists} />;
    case 'cases':
      return <CasesPanel id={id} entry={entry} lists={lists} />;
    case 'links':
      return <LinksPanel id={id} entry={entry} links={entry.links} />;
    default:
      return null;
  }
}
