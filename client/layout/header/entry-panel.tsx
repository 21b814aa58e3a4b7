import { CasesPanel } from './cases-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import type { EntryPanelProps } from './panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { SolutionsPanel } from './solutions-panel.tsx';

const PANELS = { products: ProductsPanel, solutions: SolutionsPanel, cases: CasesPanel, links: LinksPanel };

/** Panel below an entry of the main menu. */
export function EntryPanel(props: EntryPanelProps) {
  const { panel } = props.entry;
  const Content = panel && PANELS[panel];
  return Content ? <Content {...props} /> : null;
}
