import type { CareerCard } from '../../../records/career/wire.ts';
import { careerPath } from '../../../shared/paths/params.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Tag } from '../../components/tag.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Paragraph } from '../../components/text/terms.tsx';

/** Open positions: title, work and main conditions. */
export function CareerList({ items }: { items: CareerCard[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {items.map((item) => (
        <li key={item.id} className="group link-card flex flex-col p-5 md:p-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Tag>{item.employment}</Tag>
            {item.department}
          </p>
          <h3 className="mt-2 flex items-start justify-between gap-4 text-lg">
            <Link to={careerPath(item)} className="spread-link">
              <Phrases>{item.title}</Phrases>
            </Link>
            <Icon
              name="arrow"
              className="mt-1.5 size-5 text-aqua transition-transform group-hover:translate-x-1"
            />
          </h3>
          <Paragraph className="mt-2 mb-4 text-sm">{item.summary}</Paragraph>
          <dl className="mt-auto grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-line pt-4 text-sm">
            <dt className="text-ink-faint">勤務地</dt>
            <dd>{item.location}</dd>
            <dt className="text-ink-faint">給与</dt>
            <dd>{item.salary}</dd>
            <dt className="text-ink-faint">応募期限</dt>
            <dd>
              <time dateTime={item.validThrough}>{formatDay(item.validThrough)}</time>
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
