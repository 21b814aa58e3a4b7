import { Link } from 'react-router';
import { Terms } from '../../components/terms.tsx';
import type { Totals } from './totals.ts';

const FIGURES = [
  {
    key: 'products',
    label: '製品',
    unit: '機種',
    to: '/products/all-products',
    note: '有線、無線、クラウド',
  },
  {
    key: 'solutions',
    label: '用途別の構成',
    unit: '種類',
    to: '/solutions',
    note: '推奨構成をご紹介',
  },
  { key: 'cases', label: '導入事例', unit: '件', to: '/case-studies', note: '規模と構成を公開' },
] as const;

/** What a visitor can look up here. Without totals the figures keep their place and are not seen. */
export function Figures({ totals }: { totals: Totals | null }) {
  return (
    <ul className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {FIGURES.map(({ key, label, unit, to, note }) => (
        <li
          key={key}
          className="group relative px-2 py-5 text-center transition-colors first:rounded-tl-lg last:rounded-tr-lg hover:bg-aqua-pale md:py-6"
        >
          <p className="text-sm font-bold text-ink-soft">
            <Link to={to} className="after:absolute after:inset-0 group-hover:text-aqua-deep">
              {label}
            </Link>
          </p>
          <p className="mt-1 leading-tight font-bold tabular-nums">
            <span className="text-3xl text-aqua md:text-4xl">{totals?.[key] ?? '\u2007'}</span>
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
