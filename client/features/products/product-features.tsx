import type { ProductDetail } from '../../../shared/api/models.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { Terms } from '../../components/terms.tsx';

/** What the product does better, in words. */
export function ProductFeatures({
  features,
  folded,
}: {
  features: ProductDetail['features'];
  folded: boolean;
}) {
  if (folded) {
    return (
      <Accordion>
        {features.map(({ title, text }) => (
          <AccordionItem key={title} title={<Phrases>{title}</Phrases>}>
            <p className="pb-5 text-ink-soft">
              <Terms>{text}</Terms>
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    );
  }
  return (
    <ol className="border-t border-line">
      {features.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-3 border-b border-line py-7 print:py-4 lg:grid-cols-[5fr_7fr]"
        >
          <h3 className="flex gap-4 text-xl">
            <span
              aria-hidden="true"
              className="shrink-0 pt-1.5 text-sm tracking-widest text-aqua tabular-nums"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <Phrases>{title}</Phrases>
          </h3>
          <p className="text-ink-soft">
            <Terms>{text}</Terms>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Functions by subject. */
export function ProductFunctions({
  functions,
  folded,
}: {
  functions: ProductDetail['functions'];
  folded: boolean;
}) {
  if (folded) {
    return (
      <Accordion>
        {functions.map(({ group, items }) => (
          <AccordionItem key={group} title={group}>
            <FunctionList items={items} />
          </AccordionItem>
        ))}
      </Accordion>
    );
  }
  return (
    <div className="gap-x-8 md:columns-2 xl:columns-3">
      {functions.map(({ group, items }) => (
        <div
          key={group}
          className="mb-6 break-inside-avoid rounded-lg border border-line bg-white px-5 pt-4 pb-5"
        >
          <h3 className="border-b border-line pb-2 text-base">{group}</h3>
          <FunctionList items={items} />
        </div>
      ))}
    </div>
  );
}

function FunctionList({ items }: { items: string[] }) {
  return (
    <ul className="ticked-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
