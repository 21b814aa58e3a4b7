import type { ScreenFacet } from '../../../shared/api/models.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';

interface FacetProps {
  facet: ScreenFacet;
  chosen: readonly string[];
}

/** The form hears of every change; a check box on its own has nothing to do. */
function noop() {}

/** A facet whose options are always in view, as a row of large check boxes. */
export function FacetRow({ facet, chosen }: FacetProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{facet.label}</legend>
      <ul className="flex flex-wrap gap-2">
        {facet.options.map((option) => (
          <li key={option.value}>
            <FacetBox name={facet.name} option={option} checked={chosen.includes(option.value)} framed />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A facet that unfolds: below the bar on large screens, in its place on small ones. */
export function FacetDetails({ facet, chosen }: FacetProps) {
  return (
    <details name="facet" className="group max-md:open:col-span-2">
      <summary
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md border px-4 text-sm transition-colors hover:border-aqua group-open:border-aqua group-open:bg-white [&::-webkit-details-marker]:hidden',
          chosen.length > 0
            ? 'border-aqua bg-aqua-pale font-bold text-aqua-deep'
            : 'border-line-strong bg-white',
        )}
      >
        <span>
          {facet.label}
          {chosen.length > 0 ? (
            <>
              <span aria-hidden="true" className="ml-1.5 tabular-nums">{`(${chosen.length})`}</span>
              <span className="sr-only">{`、${chosen.length}件選択中`}</span>
            </>
          ) : null}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="mt-2 rounded-lg border border-aqua bg-white p-4 md:absolute md:inset-x-0 md:top-full md:z-10 md:p-6">
        <legend className="sr-only">{facet.label}</legend>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {facet.options.map((option) => (
            <li key={option.value}>
              <FacetBox name={facet.name} option={option} checked={chosen.includes(option.value)} />
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}

interface FacetBoxProps {
  name: string;
  option: ScreenFacet['options'][number];
  checked: boolean;
  /** Stands in a frame of its own, which is coloured when it is ticked. */
  framed?: boolean;
}

/** A box to tick, its words, and how many products it leaves. */
function FacetBox({ name, option: { value, label, total }, checked, framed = false }: FacetBoxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5',
        framed
          ? 'rounded-md border border-line-strong bg-white px-4 font-bold transition-colors hover:border-aqua has-checked:border-aqua has-checked:bg-aqua-pale has-checked:text-aqua-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2'
          : 'hover:text-aqua',
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={noop}
        className={classNames('size-4.5 shrink-0 accent-aqua', framed && 'focus-visible:outline-none')}
      />
      <span className={total === 0 ? 'text-ink-faint' : undefined}>{label}</span>
      <span className="text-xs font-normal text-ink-faint tabular-nums">
        {total}
        <span className="sr-only">件</span>
      </span>
    </label>
  );
}
