import { Fragment } from 'react';
import { Link } from '../navigation/link.tsx';
import { Terms } from './terms.tsx';

const LINK = /\[([^[\]]+)\]\(([^)[\s]+)\)/;
const LINK_CLASS = 'text-link';

/** Text with links in Markdown syntax: `[サポート案内](/service)`. */
export function RichText({ text }: { text: string }) {
  const match = LINK.exec(text);
  if (!match) return <Terms>{text}</Terms>;
  const [whole, label, href = ''] = match;
  return (
    <Fragment>
      <Terms>{text.slice(0, match.index)}</Terms>
      {href.startsWith('/') ? (
        <Link to={href} className={LINK_CLASS}>
          <Terms>{label}</Terms>
        </Link>
      ) : (
        <a href={href} className={LINK_CLASS}>
          <Terms>{label}</Terms>
        </a>
      )}
      <RichText text={text.slice(match.index + whole.length)} />
    </Fragment>
  );
}
