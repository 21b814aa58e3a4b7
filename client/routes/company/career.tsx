import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CareerCard } from '../../../records/career/wire.ts';
import type { Api } from '../../../records/client.ts';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import { careerPath } from '../../../shared/paths/params.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { DeferredSection } from '../../components/deferred-section.tsx';
import { Icon } from '../../components/icon.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Apply } from '../../features/careers/apply.tsx';
import { careerJsonLd } from '../../features/careers/career-json-ld.ts';
import { CareerList } from '../../features/careers/career-list.tsx';
import { isOpen } from '../../features/careers/validity.ts';
import { apiOf, deferred, requireParam, requirePath } from '../../lib/loading/load.ts';
import { useSite } from '../../lib/page-context.tsx';
import { describe } from '../../lib/structured-data/describe.ts';
import { todayOf } from '../../lib/today.ts';
import { loadWords } from '../../lib/words.ts';

const OTHERS_SHOWN = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireParam('career', args.params.param);
  const api = apiOf(args);
  const today = todayOf(args);
  const others = deferred(args, loadOthers(api, id, today));
  const [career, words] = await Promise.all([api.careers.info({ id }), loadWords(args, '/careers')]);
  requirePath(args, careerPath(career));
  return { career, open: isOpen(career, today), others, words };
}

/** Loads other open vacancies. */
async function loadOthers(api: Api, id: number, today: string): Promise<CareerCard[]> {
  const { list } = await api.careers.list({ limit: PAGE_LIMIT_MAX, page: 1 });
  return list.filter((other) => other.id !== id && isOpen(other, today)).slice(0, OTHERS_SHOWN);
}

export function Component() {
  const { career, open, others, words } = useLoaderData<typeof loader>();
  const site = useSite();
  const closing = <time dateTime={career.validThrough}>{formatDay(career.validThrough)}</time>;
  return (
    <>
      <PageMeta
        title={`${career.title}の募集`}
        description={describe(
          career.summary,
          `勤務地は${career.location}。`,
          `${career.employment}、${career.salary}。`,
          '仕事内容、応募要件、待遇、選考の流れを掲載しています。',
        )}
        crumbs={[
          { name: '企業情報', path: '/company' },
          { name: '採用情報', path: '/careers' },
          { name: career.title },
        ]}
        jsonLd={open ? [careerJsonLd(site, career)] : []}
      />
      <PageHeader title={career.title} lead={career.summary}>
        {open ? null : (
          <p className="mt-6 flex max-w-text gap-3 rounded-lg border border-notice-line bg-notice-pale p-4 text-notice">
            <Icon name="info" className="mt-1 size-5" />
            <span>
              この募集は{closing}で締め切りました。現在募集中の職種を、このページの下で紹介しています。
            </span>
          </p>
        )}
      </PageHeader>
      <WithAside
        aside={
          <>
            <Facts
              facts={[
                { label: '部署', value: career.department },
                { label: '雇用形態', value: career.employment },
                { label: '勤務地', value: career.location },
                { label: '給与', value: career.salary },
                { label: '応募期限', value: closing },
              ]}
            />
            {open ? <Apply title={career.title} words={words} /> : null}
          </>
        }
      >
        <Prose html={career.content} />
      </WithAside>
      <DeferredSection
        key={career.id}
        name="other-careers"
        value={others}
        id="other-careers"
        title={open ? 'ほかの職種' : '現在募集中の職種'}
        tone="surface"
        more={<MoreLink to="/careers">採用情報の一覧</MoreLink>}
        skeleton={<div className="min-h-150 lg:min-h-75" />}
      >
        {(items) => (items.length === 0 ? null : <CareerList items={items} />)}
      </DeferredSection>
    </>
  );
}
