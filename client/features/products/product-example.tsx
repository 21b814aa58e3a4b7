import { Suspense } from 'react';
import { AccordionItem } from '../../components/accordion.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { StaticHtml } from '../../components/text/static-html.tsx';
import { type DrawnExample, LateTopology } from '../../components/topology/late-topology.ts';

/** Network that contains the product, with links to the pages about it and about others. */
export function ProductExampleSection({ drawn, folded }: { drawn: DrawnExample; folded: boolean }) {
  return (
    <Section id="topology" title="この製品の構成例">
      <StaticHtml name="topology" data={drawn.example}>
        {({ name, topology, files, pages }) => (
          <AccordionItem title={`${name}の構成図`} open={!folded}>
            <div className="pt-2 pb-6">
              <Suspense>
                <LateTopology topology={topology} name={name} files={files} fromFile />
              </Suspense>
              <ul className="mt-4 flex flex-col">
                {pages.map(({ path, name: page }) => (
                  <li key={path}>
                    <Link to={path} className="more-link">
                      {page}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </AccordionItem>
        )}
      </StaticHtml>
    </Section>
  );
}
