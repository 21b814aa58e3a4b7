import type { ReactNode } from 'react';
import type { SearchHit } from '../../../records/search/wire.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductActions } from '../../components/product/product-actions.tsx';
import { Tag } from '../../components/tag.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { Marked } from './marked.tsx';

interface ResultProps {
  hit: SearchHit;
  /** Kind of page, for lists that mix several kinds. */
  kind?: string | undefined;
  eager: boolean;
  /** Further links for the result. */
  children?: ReactNode;
}

/** Search result: kind, title and an excerpt with the query, and a picture at the end, so that all titles align. */
export function Result({ hit, kind, eager, children }: ResultProps) {
  const { url, imgUrl, heading, snippet, note, publishedOn, successor } = hit;
  return (
    <article
      className={classNames(
        'group relative flex gap-4 md:gap-6',
        isMeant(hit)
          ? 'my-4 rounded-lg border border-aqua-line bg-aqua-pale p-5'
          : 'border-b border-line py-5',
      )}
    >
      {imgUrl ? (
        <img
          src={imgUrl}
          alt=""
          width={1200}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          className="order-last aspect-4/3 w-24 shrink-0 self-start rounded-md border border-line bg-surface object-cover md:w-40"
        />
      ) : null}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {kind ? <Tag>{kind}</Tag> : null}
          {hit.match === 'near' ? <Tag tone="notice">近い型番</Tag> : null}
          {hit.ended ? <Tag tone="notice">販売終了</Tag> : null}
          {publishedOn ? <time dateTime={publishedOn}>{formatDayCompact(publishedOn)}</time> : null}
          {note ? (
            <span>
              <Terms>{note}</Terms>
            </span>
          ) : null}
        </p>
        <h3 className="mt-1.5 text-base md:text-lg">
          <Link to={url} className="spread-link group-hover:underline">
            <Marked>{heading}</Marked>
            {isMeant(hit) ? <Icon name="arrow" className="ml-2 inline size-5 text-aqua" /> : null}
          </Link>
        </h3>
        <p className="mt-1 max-w-text text-sm text-pretty text-ink-soft max-md:line-clamp-4">
          <Marked>{snippet}</Marked>
        </p>
        {hit.sku && hit.sku !== hit.model ? (
          <p className="mt-1 text-sm">
            注文型番:<ModelName>{hit.sku}</ModelName>
          </p>
        ) : null}
        {children}
        {hit.model ? (
          <ProductActions id={hit.id} model={hit.model} ended={hit.ended} className="product-actions mt-1" />
        ) : null}
        {successor ? (
          <p className="relative z-10 mt-2 inline-block text-sm">
            後継機:
            <Link
              to={productPath(successor)}
              className="inline-block py-1 font-bold text-aqua underline underline-offset-4"
            >
              <ModelName>{successor.model}</ModelName>
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Returns whether a page is the only meaning of the query, such as a task of visitors. */
function isMeant({ match, model }: SearchHit): boolean {
  return match === 'exact' && !model;
}
