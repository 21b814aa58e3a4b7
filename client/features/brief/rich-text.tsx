import { Fragment } from 'react';
import { Link } from 'react-router';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;
const LINK_CLASS = 'text-aqua underline underline-offset-4 hover:text-aqua-deep';

/** A text whose links are written as in Markdown: `[サポート案内](/service)`. */
export function RichText({ text }: { text: string }) {
  const match = LINK.exec(text);
  if (!match) return text;
  const [whole, label, href = ''] = match;
  return (
    <Fragment>
      {text.slice(0, match.index)}
      {href.startsWith('/') ? (
        <Link to={href} className={LINK_CLASS}>
          {label}
        </Link>
      ) : (
        <a href={href} className={LINK_CLASS}>
          {label}
        </a>
      )}
      <RichText text={text.slice(match.index + whole.length)} />
    </Fragment>
  );
}
