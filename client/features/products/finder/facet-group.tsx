import { memo, useState } from 'react';
import type { ScreenFacet } from '../../../../records/product/wire.ts';
import { Changing } from '../../../components/changing.tsx';
import { Icon } from '../../../components/icon.tsx';

/** Number of options that are always visible; further ones are folded. */
const OPTIONS_SHOWN = 5;

interface FacetGroupProps {
  facet: ScreenFacet;
  /** Whether its options are visible at first, even when none of them is chosen. */
  unfolded: boolean;
  /** Chosen values, separated by commas, so that `memo` compares them; undefined without a choice. */
  values: string | undefined;
}

/** Facet of the finder with its options, which can be folded. A choice in another facet does not render it. */
export const FacetGroup = memo(function FacetGroup({
  facet: { name, label, options },
  unfolded,
  values,
}: FacetGroupProps) {
  const chosen = values?.split(',') ?? [];
  // Later choices do not fold a group that the visitor has unfolded.
  const [open] = useState(unfolded || chosen.length > 0);
  // A single further option is not folded.
  const shown = options.length > OPTIONS_SHOWN + 1 ? OPTIONS_SHOWN : options.length;
  const [first, others] = [options.slice(0, shown), options.slice(shown)];
  return (
    <details open={open} className="group/facet facet-group">
      <summary>
        {label}
        {chosen.length > 0 ? (
          <span className="rounded-sm bg-aqua-pale px-1.5 text-xs text-aqua-deep tabular-nums">
            <span aria-hidden="true">{chosen.length}</span>
            <span className="sr-only">{`、${chosen.length}件選択中`}</span>
          </span>
        ) : null}
        <Icon
          name="chevron-down"
          className="ml-auto size-4 transition-transform group-open/facet:rotate-180"
        />
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <Options name={name} options={first} chosen={chosen} />
        {others.length > 0 ? (
          <details
            open={others.some(({ value }) => chosen.includes(value)) || undefined}
            className="facet-more"
          >
            <summary>{`ほか${others.length}件`}</summary>
            <Options name={name} options={others} chosen={chosen} />
          </details>
        ) : null}
      </fieldset>
    </details>
  );
});

/** The form handles changes; React requires a handler on a controlled checkbox. */
function noop() {}

/** Checkboxes, each with the number of products that it would leave. */
function Options({ name, options, chosen }: Pick<ScreenFacet, 'name' | 'options'> & { chosen: string[] }) {
  return (
    <ul>
      {options.map(({ value, label, total }) => (
        <li key={value}>
          <label className="facet-box" data-empty={total === 0 || undefined}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={noop}
            />
            {label}
            <span className="facet-count">
              <Changing>{total}</Changing>
              <span className="sr-only">件</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
