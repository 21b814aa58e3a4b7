import type { ProductDetail } from '../../../records/product/wire.ts';
import { functionNote } from '../../../shared/products/function-note.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { FeatureDrawing } from './feature-drawing.tsx';

/** Strengths of the product in words, with a drawing where the specification has figures for it. */
export function ProductFeatures({ features, folded }: Pick<ProductDetail, 'features'> & { folded: boolean }) {
  if (folded) {
    return (
      <Accordion>
        {features.map((feature) => (
          <AccordionItem key={feature.title} title={<Phrases>{feature.title}</Phrases>}>
            <div className="pb-5">
              <FeatureText {...feature} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    );
  }
  return (
    <ol className="gap-x-8 border-t border-line md:columns-2">
      {features.map((feature, index) => (
        <li key={feature.title} className="break-inside-avoid border-b border-line py-6 print:py-4">
          <h3 className="mb-2 flex gap-4 text-lg">
            <span
              aria-hidden="true"
              className="shrink-0 pt-1.5 text-sm tracking-widest text-aqua tabular-nums"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <Phrases>{feature.title}</Phrases>
          </h3>
          <FeatureText {...feature} />
        </li>
      ))}
    </ol>
  );
}

function FeatureText({ text, drawing }: Omit<ProductDetail['features'][number], 'title'>) {
  return (
    <>
      <Paragraph className="text-ink-soft">{text}</Paragraph>
      {drawing ? <FeatureDrawing drawing={drawing} /> : null}
    </>
  );
}

/** Functions by subject. */
export function ProductFunctions({
  functions,
  folded,
}: Pick<ProductDetail, 'functions'> & { folded: boolean }) {
  if (folded) {
    return (
      <Accordion>
        {functions.map(({ group, items, terms }) => (
          <AccordionItem key={group} title={group}>
            <FunctionList items={items} terms={terms} />
          </AccordionItem>
        ))}
      </Accordion>
    );
  }
  return (
    <div className="gap-x-8 md:columns-2 xl:columns-3">
      {functions.map(({ group, items, terms }) => (
        <div
          key={group}
          className="mb-6 break-inside-avoid rounded-lg border border-line bg-white px-5 pt-4 pb-5"
        >
          <h3 className="border-b border-line pb-2 text-base">{group}</h3>
          <FunctionList items={items} terms={terms} />
        </div>
      ))}
    </div>
  );
}

function FunctionList({ items, terms = [] }: Omit<ProductDetail['functions'][number], 'group'>) {
  return (
    <ul className="ticked-list">
      {items.map((item) => {
        const note = functionNote(terms.find(({ name }) => name === item) ?? {});
        return (
          <li key={item}>
            {item}
            {note ? <span className="block text-ink-soft">{note}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
