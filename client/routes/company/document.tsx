import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../../shared/text/date.ts';
import { ContactCard } from '../../components/card/contact-card.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { TextHistory } from '../../features/text-page/text-history.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf, notFound } from '../../lib/loading/load.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPage(args);
  if (!page.document) throw notFound();
  const { from, type } = page.document;
  const { service, single } = apiOf(args).documents;
  return { page, text: await (from === 'service' ? service({ type }) : single({ type })) };
}

/** Shows a rule, procedure or policy: its text, and further sections of the page's file. */
export function Component() {
  const { page, text } = useLoaderData<typeof loader>();
  const { title, lead, description, updatedOn, content, history } = text;
  return (
    <>
      <PageTop text={{ title, lead, description: description ?? page.description, crumbs: page.crumbs }} />
      <WithAside
        aside={
          <>
            {updatedOn ? (
              <Facts
                facts={[
                  { label: '最終更新日', value: <time dateTime={updatedOn}>{formatDay(updatedOn)}</time> },
                ]}
              />
            ) : null}
            {page.next ? (
              <AsideCard title="あわせてご覧ください">
                <ul>
                  {page.next.map(({ to, name }) => (
                    <li key={to}>
                      <MoreLink to={to}>{name}</MoreLink>
                    </li>
                  ))}
                </ul>
              </AsideCard>
            ) : null}
          </>
        }
      >
        <Prose html={content} />
        {history && history.length > 0 ? <TextHistory history={history} /> : null}
        {page.document?.contact ? (
          <div className="mt-10">
            <ContactCard contact={page.document.contact} />
          </div>
        ) : null}
      </WithAside>
      <TextSections sections={page.sections} />
    </>
  );
}
