import type { ReactNode } from 'react';
import type { DeskFieldProblem } from '../../shared/api.ts';
import type { DeskPlace } from '../../shared/daily.ts';
import { ProblemList } from '../components/problem-list.tsx';
import { placeHref } from '../places.ts';
import { Link } from '../router.tsx';

interface Props {
  id: string;
  title: string;
  hint?: string;
  /** Message for an empty list. */
  none: string;
  children: readonly ReactNode[];
}

/** Named list with a message for the empty state. */
export function DailyList({ id, title, hint, none, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}({children.length}件)
      </h2>
      {hint && children.length > 0 && <p className="description">{hint}</p>}
      {children.length === 0 ? <p className="quiet-text">{none}</p> : <ul className="rows">{children}</ul>}
    </section>
  );
}

/** Position in the content, with a link to its field. */
export function PlaceLink({ place, words }: { place: DeskPlace; words?: string }) {
  const { file, title, field, line } = place;
  const text = `${title ?? (/^\(/.test(field) ? '記録' : field)}を編集`;
  return (
    <span className="bar">
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

/** Problems that prevent a survey of the content. */
export function WrongContent({ problems }: { problems: readonly DeskFieldProblem[] }) {
  return (
    <div className="notice bad" role="alert">
      <p>公開中の内容に誤りがあるため、調べられません。先に次のところを直してください。</p>
      <ProblemList problems={problems} />
    </div>
  );
}
