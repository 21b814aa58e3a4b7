import { type FormEvent, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { ScreenFacet } from '../../../shared/api/models.ts';
import type { FacetName } from '../../../shared/api/vocabulary.ts';
import { Button } from '../../components/button.tsx';
import { FacetDetails, FacetRow } from './facet-panel.tsx';
import { FINDER_PATH, type FinderQuery, finderPath, readFinderQuery } from './finder-query.ts';
import { useClosingDetails } from './use-closing-details.ts';

interface FinderFormProps {
  facets: ScreenFacet[];
  choice: FinderQuery['choice'];
  /** How many products there are with this choice. */
  total: number;
}

/** A plain GET form: the address is its state. Where scripts run, a choice applies at once,
 * and the button would have nothing left to do. */
export function FinderForm({ facets, choice, total }: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [shown, setShown] = useState(choice);
  // What is checked runs ahead of the address while the products are on their way.
  const [picked, setPicked] = useState(choice);
  if (shown !== choice) {
    setShown(choice);
    setPicked(choice);
  }
  useClosingDetails(form);

  function apply({ currentTarget }: FormEvent<HTMLFormElement>) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(currentTarget)) params.append(name, String(value));
    const next = readFinderQuery(params, []).choice;
    setPicked(next);
    void navigate(finderPath({ choice: next }), { replace: true, preventScrollReset: true });
  }

  const chosen = (name: string) => picked[name as FacetName] ?? [];
  const [category, ...others] = facets;
  return (
    <Form
      ref={form}
      method="get"
      action={FINDER_PATH}
      aria-label="製品の絞り込み"
      preventScrollReset
      onChange={apply}
      className="print:hidden"
    >
      {category ? <FacetRow facet={category} chosen={chosen(category.name)} /> : null}
      <div className="relative z-10 mt-6 grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center">
        {others.map((facet) => (
          <FacetDetails key={facet.label} facet={facet} chosen={chosen(facet.name)} />
        ))}
        <noscript>
          <Button type="submit" tone="quiet" className="py-1.5 text-sm max-md:col-span-2">
            この条件で絞り込む
          </Button>
        </noscript>
        <p role="status" className="text-lg max-md:col-span-2 md:ml-auto">
          <span className="text-3xl leading-tight font-bold tabular-nums">{total}</span>製品
        </p>
      </div>
    </Form>
  );
}
