import type { DeskPlace } from '../../shared/daily.ts';
import { placeHref } from '../places.ts';
import { Link } from '../router.tsx';

/** Position in the content, with a link to its field. */
export function PlaceLink({ place, words }: { place: DeskPlace; words?: string }) {
  const { file, title, field, line } = place;
  const text = `${title ?? (/^\(/.test(field) ? '記録' : field)}を編集`;
  return (
    <span className="place">
      <Link href={placeHref(place, words)} aria-label={`${text}(${words ? `${words}、` : ''}${file})`}>
        {text}
      </Link>
      <span className="file">
        {file}
        {line !== undefined && ` ${line}行目`}
      </span>
    </span>
  );
}
