import type { Home } from '../../../shared/site/home-schema.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Terms } from '../../components/text/terms.tsx';
import type { Totals } from './totals.ts';

interface FiguresProps {
  figures: Home['statement']['figures'];
  totals: Totals | null;
}

/**
 * Totals of products, solutions and cases, with links. Without totals the numbers are hidden but keep their
 * space.
 */
export function Figures({ figures, totals }: FiguresProps) {
  return (
    <ul className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {figures.map(({ of, label, unit, path, note }) => (
        <li
          key={of}
          className="group relative px-2 py-5 text-center transition-colors first:rounded-tl-lg last:rounded-tr-lg hover:bg-aqua-pale md:py-6"
        >
          <p className="text-sm font-bold text-ink-soft">
            <Link to={path} className="after:absolute after:inset-0 group-hover:text-aqua-deep">
              {label}
            </Link>
          </p>
          <p className="mt-1 leading-tight font-bold tabular-nums">
            <span className="text-3xl text-aqua md:text-4xl">{totals?.[of] ?? '\u2007'}</span>
            <span className="ml-0.5 text-sm">{unit}</span>
          </p>
          <p className="mt-2 text-xs text-ink-soft max-sm:hidden lg:max-xl:hidden">
            <Terms>{note}</Terms>
          </p>
        </li>
      ))}
    </ul>
  );
}
