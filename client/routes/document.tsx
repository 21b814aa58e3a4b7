import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../shared/text/date.ts';
import { ContactCard } from '../components/contact-card.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { AsideCard } from '../components/page/aside-card.tsx';
import { Facts } from '../components/page/facts.tsx';
import { PageMeta } from '../components/page/page-meta.tsx';
import { Prose } from '../components/page/prose.tsx';
import { WithAside } from '../components/page/with-aside.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { apiOf, notFound } from '../lib/load.ts';
import { documentPageAt } from './document-pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = documentPageAt(new URL(args.request.url).pathname);
  if (!page) throw notFound();
  const { load, ...around } = page;
  return { text: await load(apiOf(args)), around };
}

/** Rules, procedures and policies: the text as its editors wrote it. */
export function Component() {
  const { text, around } = useLoaderData<typeof loader>();
  const { title, lead, description, updatedOn, content } = text;
  return (
    <>
      <PageMeta
        title={title}
        description={description ?? lead ?? title}
        crumbs={[...around.crumbs, { name: title }]}
      />
      <PageHeader eyebrow={around.eyebrow} title={title} lead={lead} />
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
            <AsideCard title="あわせてご覧ください">
              <ul>
                {around.next.map(({ to, name }) => (
                  <li key={to}>
                    <MoreLink to={to}>{name}</MoreLink>
                  </li>
                ))}
              </ul>
            </AsideCard>
          </>
        }
      >
        <Prose html={content} />
        {around.contact ? (
          <div className="mt-10">
            <ContactCard contact={around.contact} />
          </div>
        ) : null}
      </WithAside>
    </>
  );
}
