import type { CoverLink } from '../../../shared/pages/block-schema.ts';
import { CoverCard } from '../../components/card/cover-card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';

/** Links with pictures, as cards. */
export function CoverCards({ items }: { items: CoverLink[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-6 md:grid-cols-2',
        // Four cards are in one row: three and one would leave a single card.
        items.length === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {items.map(({ to, cover, photo, meta, title, text }) => (
        <li key={to}>
          <CoverCard imgUrl={photo?.made?.imgUrl ?? cover} photo={photo?.made} eager={false}>
            <p className="text-sm text-ink-soft">{meta}</p>
            <h3 className="text-base leading-normal">
              <Link to={to} className="spread-link">
                <Phrases>{title}</Phrases>
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">
              <Terms>{text}</Terms>
            </p>
          </CoverCard>
        </li>
      ))}
    </ul>
  );
}
