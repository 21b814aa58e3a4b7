import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { THIRD_PARTIES } from '../../../shared/third-parties.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { ConsentSettings } from '../../features/consent/consent-settings.tsx';
import { ThirdPartyTable } from '../../features/consent/third-party-table.tsx';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf } from '../../lib/loading/load.ts';
import { usePageContext } from '../../lib/page-context.tsx';

/** `type` of the text about external transmissions. */
const NOTICE = 3;

export async function loader(args: LoaderFunctionArgs) {
  return { text: await apiOf(args).documents.single({ type: NOTICE }) };
}

/**
 * Shows external transmissions (電気通信事業法27条の12): the editors' text, the list from the code, and the visitor's choice.
 */
export function Component() {
  const { text } = useLoaderData<typeof loader>();
  const { settings } = usePageContext();
  const { title, lead, description, content } = text;
  return (
    <>
      <PageTop text={{ title, lead, description: description ?? lead ?? title }} />
      <WithAside
        aside={
          <AsideCard title="あわせてご覧ください">
            <ul>
              <li>
                <MoreLink to="/privacy-policy">プライバシーポリシー</MoreLink>
              </li>
              <li>
                <MoreLink to="/contact">お問い合わせ</MoreLink>
              </li>
            </ul>
          </AsideCard>
        }
      >
        <ConsentSettings />
        <section aria-labelledby="recipients">
          <h2 id="recipients" className="text-2xl">
            送信先の一覧
          </h2>
          <div className="mt-6 flex flex-col gap-12">
            {THIRD_PARTIES.map((party) => (
              <ThirdPartyTable key={party.id} party={party} settings={settings} />
            ))}
          </div>
        </section>
        <Prose html={content} className="mt-14" />
      </WithAside>
    </>
  );
}
