import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { everyPage } from '../../../shared/api/every-page.ts';
import { tagPath } from '../../../shared/paths/params.ts';
import { Container } from '../../components/container.tsx';
import { DeferredSection } from '../../components/deferred-section.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { HotReading } from '../../features/articles/hot-reading.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf, deferred } from '../../lib/loading/load.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const reading = deferred(args, api.tags.hotReading());
  const [text, tags] = await Promise.all([loadPage(args), everyPage((paging) => api.tags.list(paging))]);
  return { text, tags, reading };
}

export function Component() {
  const { text, tags, reading } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTop text={text} />
      <Container className="py-10 md:py-14">
        <h2 className="sr-only">テーマの一覧</h2>
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {tags.map((tag) => (
            <li key={tag.slug} className="group link-card p-5 md:p-6">
              <h3 className="flex items-baseline justify-between gap-4 text-lg">
                <Link to={tagPath(tag)} className="spread-link">
                  {tag.name}
                </Link>
                <span className="shrink-0 text-sm font-normal text-ink-soft tabular-nums">{tag.total}件</span>
              </h3>
              <Paragraph className="mt-2 text-sm text-ink-soft">{tag.description}</Paragraph>
            </li>
          ))}
        </ul>
      </Container>
      <DeferredSection
        name="hot-reading"
        value={reading}
        id="hot"
        title="よく読まれているもの"
        tone="surface"
        skeleton={<div className="min-h-96 lg:min-h-72" />}
      >
        {(items) => (items.length === 0 ? null : <HotReading items={items} />)}
      </DeferredSection>
    </>
  );
}
