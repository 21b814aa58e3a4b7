import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { todayInJapan } from '../../shared/text/date.ts';
import { Container } from '../components/container.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { CareerList } from '../features/careers/career-list.tsx';
import { isOpen } from '../features/careers/validity.ts';
import { WorkingHere } from '../features/careers/working-here.tsx';
import { apiOf } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const today = todayInJapan();
  const { list } = await apiOf(args).getCareers();
  return { open: list.filter((career) => isOpen(career, today)) };
}

export function Component() {
  const site = useSite();
  const { open } = useLoaderData<typeof loader>();
  return (
    <>
      <PageStart
        title="採用情報"
        description={`${site.name}の採用情報です。組込みソフトウェア、無線、クラウド、回路設計、技術営業、サポート、文書の各職種で、仕事内容、待遇、選考の流れを公開しています。`}
        crumbs={[{ name: '企業情報', path: '/company' }, { name: '採用情報' }]}
      />
      <PageHeader
        eyebrow="Careers"
        title="採用情報"
        lead="目立たないところで、途切れずに動き続けるものをつくる仕事です。仕事内容から待遇、選考の内容まで、応募の前に知りたいことを書きました。"
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
      <WorkingHere />
      <Container className="flex flex-wrap gap-x-10 gap-y-2 py-10">
        <MoreLink to="/company">会社を知る</MoreLink>
        <MoreLink to="/company/leader">トップメッセージ</MoreLink>
        <MoreLink to="/company/profile">会社概要</MoreLink>
      </Container>
    </>
  );
}
