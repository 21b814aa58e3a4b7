import type { FunctionModels as Functions } from '../../../shared/api/function-models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { functionNote } from '../../../shared/products/function-note.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Section } from '../../components/section.tsx';

/** Section with the models on sale for each function that a text names; left out for a text without one. */
export function FunctionModelsSection({ functions }: { functions: Functions }) {
  if (functions.length === 0) return null;
  return (
    <Section id="functions" screenOnly title="文中の機能と対応機種">
      <Accordion>
        {functions.map(({ slug, name, meaning, groups }) => (
          <AccordionItem key={slug} title={`${name}(${countOf(groups)}機種)`}>
            <div className="space-y-3 pb-5">
              <p className="text-ink-soft">{meaning}</p>
              {groups.map((group) => (
                <ModelGroup key={functionNote(group)} {...group} />
              ))}
              <p>
                <MoreLink to={`/products/all-products?${new URLSearchParams({ facet: `function:${slug}` })}`}>
                  {`${name}に対応する製品を比べる`}
                </MoreLink>
              </p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}

function countOf(groups: Functions[number]['groups']): number {
  return groups.reduce((sum, { models }) => sum + models.length, 0);
}

function ModelGroup({ models, ...terms }: Functions[number]['groups'][number]) {
  const note = functionNote(terms);
  return (
    <div>
      {note ? <p className="text-sm font-bold">{note}</p> : null}
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {models.map(({ id, slug, model }) => (
          <li key={id}>
            <Link to={productPath({ id, slug })} className="inline-flex min-h-11 items-center text-link">
              <ModelName>{model}</ModelName>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
