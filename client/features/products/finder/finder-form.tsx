import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import type { ScreenFacet } from '../../../../records/product/wire.ts';
import type { FacetName } from '../../../../shared/api/vocabulary.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { FacetGroup } from './facet-group.tsx';
import {
  countChosen,
  FINDER_PATH,
  type FinderChoice,
  type FinderView,
  finderPath,
  readFinderQuery,
} from './finder-query.ts';
import { keptFacets } from './kept-facets.ts';

/** Id of the sheet, for the button that opens it. */
const SHEET = 'finder';
/** Number of groups without a choice that are unfolded at first; all of them would be two screens. */
const GROUPS_UNFOLDED = 4;

/**
 * Form of the server's document while React has not hydrated it. Holds what was ticked before, also where an extension has
 * changed the page, so that React has replaced the form. Null on the server.
 */
let received = globalThis.document?.querySelector<HTMLFormElement>(`#${SHEET} form`) ?? null;

/** Button that opens the filters in windows without room for them next to the products. */
export function FinderButton({ choice }: { choice: FinderChoice }) {
  const count = countChosen(choice);
  return (
    <button
      type="button"
      popoverTarget={SHEET}
      className={buttonClass('secondary', 'px-4 lg:hidden print:hidden')}
    >
      絞り込み
      {count > 0 ? (
        <>
          <span aria-hidden="true" className="tabular-nums">{`(${count})`}</span>
          <span className="sr-only">{`、${count}件選択中`}</span>
        </>
      ) : null}
    </button>
  );
}

interface FinderFormProps extends Partial<FinderView> {
  facets: ScreenFacet[];
  /** Chosen values; those of facets that are not listed stay chosen. */
  choice: FinderChoice;
  /** Number of products for this choice. */
  total: number;
}

/**
 * GET form whose state is the address. With script, a choice applies at once, also one from before hydration;
 * until then a button submits it. Next to the products on large screens; elsewhere a sheet that the browser
 * itself opens and closes, or above the products in browsers without `popover`.
 */
export function FinderForm({ facets, choice, total, sort, isTable }: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const isThere = useLocation().pathname === FINDER_PATH;
  const address = finderPath({ choice });
  const [shown, setShown] = useState(address);
  // Checked options change before the address does, while the products are loading.
  const [picked, setPicked] = useState(choice);
  if (shown !== address) {
    setShown(address);
    setPicked(choice);
  }
  const [groups, setGroups] = useState({ of: facets, list: facets });
  if (groups.of !== facets) setGroups({ of: facets, list: keptFacets(groups.list, facets) });

  const open = groups.list.filter(({ name }) => !choice[name as FacetName]).slice(0, GROUPS_UNFOLDED);
  const openAtFirst = new Set(open.map(({ label }) => label));

  function apply(from = form.current) {
    const entries = [...new FormData(from ?? undefined)] as [string, string][];
    const next = readFinderQuery(new URLSearchParams(entries), []).choice;
    setPicked(next);
    void navigate(finderPath({ choice: next, sort, isTable }), {
      replace: isThere,
      preventScrollReset: isThere,
    });
  }

  const applyEarly = useEffectEvent(() => {
    const early = received ?? form.current;
    received = null;
    const boxes = early?.querySelectorAll('input') ?? [];
    if ([...boxes].some(({ checked, defaultChecked }) => checked !== defaultChecked)) apply(early);
  });
  useEffect(() => applyEarly(), []);

  return (
    <div id={SHEET} popover="auto" className="finder-sheet">
      <Form
        ref={form}
        method="get"
        action={FINDER_PATH}
        aria-label="製品の絞り込み"
        preventScrollReset={isThere}
        onChange={() => apply()}
        // Browsers would restore checks of another address.
        autoComplete="off"
        className="print:hidden"
      >
        {isThere ? (
          <a
            href="#results"
            className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center focus:text-sm focus:text-aqua focus:underline"
          >
            製品の一覧へ移動
          </a>
        ) : null}
        <div className="finder-sheet-head">
          <p>絞り込み</p>
          <button type="button" popoverTarget={SHEET} popoverTargetAction="hide" aria-label="閉じる">
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {groups.list.map((facet) => (
          <FacetGroup
            key={facet.label}
            facet={facet}
            unfolded={openAtFirst.has(facet.label)}
            values={picked[facet.name as FacetName]?.join()}
          />
        ))}
        {Object.entries(choice)
          .filter(([name]) => !groups.list.some((facet) => facet.name === name))
          .flatMap(([name, values]) =>
            values.map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
          )}
        {sort ? <input type="hidden" name="sort" value={sort} /> : null}
        {isTable ? <input type="hidden" name="view" value="table" /> : null}
        <div className={hydrated ? 'finder-sheet-foot finder-done' : 'finder-sheet-foot'}>
          {hydrated ? (
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              className={buttonClass('primary', 'w-full')}
            >
              {`${total}製品を表示`}
            </button>
          ) : (
            <Button type="submit" className="w-full">
              この条件で絞り込む
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
