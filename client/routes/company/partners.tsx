import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { formOf } from '../../../shared/api/forms/all.ts';
import { buttonClass } from '../../components/button.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { formAction } from '../../features/forms/state/form-action.ts';
import { useFormFlow } from '../../features/forms/state/use-form-flow.ts';
import { FormBody, headTitle } from '../../features/forms/steps/form-body.tsx';
import { FormPage } from '../../features/forms/steps/form-page.tsx';
import { viewOf } from '../../features/forms/view-of.ts';
import { partner } from '../../features/forms/views/partner.ts';
import { ApplicationFold } from '../../features/partners/application-fold.tsx';
import { findPartners } from '../../features/partners/find-partners.ts';
import { PartnerFinder } from '../../features/partners/partner-finder.tsx';
import { isInventedQuery, readPartnerQuery } from '../../features/partners/partner-query.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { apiOf, notFound, orStatus, unlessMissing } from '../../lib/loading/load.ts';
import { say } from '../../lib/words.ts';
import { TextPageView, withRecords } from './text-page.tsx';

const OK = 200;

/** Loads the list of partners, and the text on becoming one. */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const [text, { found, status }] = await Promise.all([
    loadPage(args),
    orStatus(args, unlessMissing(findPartners(apiOf(args), readPartnerQuery(url)))),
  ]);
  if (isInventedQuery(url)) throw notFound();
  return data({ ...withRecords(args, text), partners: found, isMissing: status !== OK }, { status });
}

const form = formOf(partner.type);

export function action(args: ActionFunctionArgs) {
  return formAction(args, form);
}

/** Reloads the list for another prefecture or kind; a step of the form changes no data and must not fail with it. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && currentUrl.href !== nextUrl.href;
}

/** Shows the application at the end of the page; once it is sent, its confirmation replaces the page. */
export function Component() {
  const { text, partners, isMissing } = useLoaderData<typeof loader>();
  const flow = useFormFlow();
  if (flow.result || flow.step === 'done') return <FormPage text={text} layout={partner} />;
  const view = viewOf(partner, text.words);
  return (
    <TextPageView
      headTitle={headTitle(flow, view, text.title)}
      head={partners?.query.prefecture ? null : <Conditions text={say(text.words, 'conditions')} />}
      opening={
        partners || isMissing
          ? (tone) => <PartnerFinder key="partners" partners={partners} words={text.words} tone={tone} />
          : undefined
      }
      closing={(tone) => (
        <Section
          key="apply"
          id="application"
          title="パートナーのお申し込み"
          lead={say(text.words, 'apply')}
          tone={tone}
        >
          <ApplicationFold isOpen={flow.isForeignReceipt}>
            <FormBody form={form} view={view} flow={flow} />
          </ApplicationFold>
        </Section>
      )}
    />
  );
}

/** Conditions for partners with a link to the application; null without the vendor's text. */
function Conditions({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden">
      <span>{text}</span>
      <Link to="#apply" className={buttonClass('secondary', 'py-1.5 text-sm')}>
        パートナーに申し込む
      </Link>
    </p>
  );
}
