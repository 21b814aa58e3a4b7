import type { TagName } from '../../../records/article/wire.ts';
import { tagPath } from '../../../shared/paths/params.ts';
import { Container } from '../../components/container.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';

/** Links from tags to the lists of tagged articles. */
export function TagLinks({ tags }: { tags: TagName[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={tagPath({ slug })}
            className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-white px-4 text-sm transition-colors hover:border-aqua hover:bg-aqua-pale"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const BAND = 'border-t border-line bg-surface py-10 md:py-14 print:hidden';

/** Band at the end of a list of articles with the same content by subject. */
export function TagBand({ tags, title = 'テーマから探す' }: { tags: TagName[]; title?: string }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags" className={BAND}>
      <Container>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <h2 id="tags" className="text-xl">
            {title}
          </h2>
          <MoreLink to="/tags">すべてのテーマ</MoreLink>
        </div>
        <TagLinks tags={tags} />
      </Container>
    </section>
  );
}

/** The same for tags that may be streamed. */
export function LateTagBand({ value }: { value: Promise<TagName[] | null> | undefined }) {
  return (
    <Deferred name="tags" value={value} fallback={<div className={`${BAND} min-h-80 md:min-h-68`} />}>
      {(tags) => <TagBand tags={tags} />}
    </Deferred>
  );
}
