import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { CareerList } from '../../features/careers/career-list.tsx';
import { isOpen } from '../../features/careers/validity.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextMeta } from '../../features/text-page/page-top.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf } from '../../lib/loading/load.ts';
import { todayOf } from '../../lib/today.ts';

export async function loader(args: LoaderFunctionArgs) {
  const today = todayOf(args);
  const [text, { list }] = await Promise.all([
    loadPage(args),
    apiOf(args).careers.list({ limit: PAGE_LIMIT_MAX, page: 1 }),
  ]);
  return { text, open: list.filter((career) => isOpen(career, today)) };
}

export function Component() {
  const { text, open } = useLoaderData<typeof loader>();
  return (
    <>
      <TextMeta text={text} />
      <TextHeader
        text={text}
        figure={open.length > 0 ? { value: `${open.length}職種`, label: '募集中' } : undefined}
      />
      <Container className="py-10 md:py-14">
        <h2 className="mb-6 text-xl">
          募集中の職種
          <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{open.length}件</span>
        </h2>
        {open.length > 0 ? (
          <CareerList items={open} />
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            現在、募集している職種はありません。募集を始めるときは、このページとお知らせでご案内します。
          </p>
        )}
      </Container>
      <TextSections sections={text.sections} />
      <Container className="flex flex-wrap gap-x-10 gap-y-2 py-10">
        {text.next?.map(({ to, name }) => (
          <MoreLink key={to} to={to}>
            {name}
          </MoreLink>
        ))}
      </Container>
    </>
  );
}
