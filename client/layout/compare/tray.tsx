import '../../styles/tray.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { COMPARE_PATH, comparePath } from '../../../shared/comparison/asked-models.ts';
import type { Section } from '../../../shared/paths/sections.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { hasSideButtons } from '../../lib/has-side-buttons.ts';
import { useCurrentSection } from '../../lib/hooks/use-current-section.ts';
import { writeCompared } from '../../lib/products/compared.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../lib/products/product-image.ts';
import { useKnownModels } from './known-models.ts';
import { markTicks, type Notice } from './ticks.ts';

export { toggle } from './ticks.ts';

/** Sections about products. The tray would be in the way of forms and articles. */
const SHOWN: readonly (Section | undefined)[] = ['home', 'products', 'solutions', 'case-studies', 'search'];

interface TrayProps {
  ids: readonly number[];
  notice: Notice | undefined;
  onNotice(notice?: Notice): void;
}

/** Checked models at the window's lower edge; above the bar that narrow windows have there. */
export function Tray({ ids, notice, onNotice }: TrayProps) {
  const { pathname } = useLocation();
  const section = useCurrentSection();
  const shown = ids.length > 0 && pathname !== COMPARE_PATH && SHOWN.includes(section);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is shown by every tick
  useEffect(markTicks, [ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a warning is of the page that it was given on
  useEffect(() => onNotice(), [pathname]);
  return (
    <>
      <p role="status" className="sr-only">
        {notice?.text}
      </p>
      {shown ? (
        <>
          <div className="h-12 print:hidden" />
          <section
            aria-label="比較する機種"
            className={classNames(
              'compare-tray fixed inset-x-0 z-10 border-t border-aqua-line bg-white print:hidden lg:bottom-0',
              hasSideButtons(pathname) ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))]' : 'bottom-0',
            )}
          >
            {notice?.isWarning ? (
              <p className="border-b border-notice-line bg-notice-pale px-4 py-2 text-center text-sm font-bold text-notice">
                {notice.text}
              </p>
            ) : null}
            <Ticked ids={ids} onNotice={onNotice} />
          </section>
        </>
      ) : null}
    </>
  );
}

function Ticked({ ids, onNotice }: Omit<TrayProps, 'notice'>) {
  const known = useKnownModels(ids);
  return (
    <div className="mx-auto flex h-12 max-w-300 items-center justify-end gap-2 px-2 md:gap-4 md:px-8">
      <ul className="flex min-w-0 gap-1 md:gap-3">
        {ids.map((id) => (
          <li key={id} className="flex min-w-0 items-center">
            <img
              src={known.get(id)?.imgUrl ?? DEFAULT_PRODUCT_IMAGE}
              alt=""
              width={48}
              height={36}
              className="aspect-4/3 h-9 w-12 rounded-sm border border-line bg-surface object-cover max-xs:hidden"
            />
            <span translate="no" className="truncate pl-2 text-sm font-bold max-lg:sr-only">
              {known.get(id)?.model}
            </span>
            <button
              type="button"
              aria-label={`${known.get(id)?.model ?? `番号${id}`}を比較から外す`}
              onClick={() => {
                writeCompared(ids.filter((other) => other !== id));
                onNotice({ text: '比較から外しました。' });
              }}
              className="flex h-11 w-8 shrink-0 items-center justify-center text-ink-soft hover:text-ink md:w-11"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Link
        to={comparePath(ids)}
        className="button button-primary min-h-11 shrink-0 px-4 py-1 text-sm"
      >{`比較する(${ids.length})`}</Link>
    </div>
  );
}
