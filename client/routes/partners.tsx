import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formOf } from '../../shared/api/forms/all.ts';
import { PAGE_LIMIT_MAX } from '../../shared/constants.ts';
import { Section } from '../components/section.tsx';
import { findText } from '../features/brief/find-text.ts';
import { formAction } from '../features/forms/form-action.ts';
import { FormBody, headTitle } from '../features/forms/form-body.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { useFormFlow } from '../features/forms/use-form-flow.ts';
import { partner } from '../features/forms/views/partner.ts';
import { partnersSection } from '../features/partners/by-region.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { Brief, briefData } from './brief.tsx';

/** How to become a partner, and where the partners are. */
export async function loader(args: LoaderFunctionArgs) {
  const [text, partners] = await Promise.all([
    findText(new URL(args.request.url).pathname),
    deferred(args, apiOf(args).getPartners({ limit: PAGE_LIMIT_MAX, page: 1 })),
  ]);
  if (!text) throw notFound();
  const [kinds, ...rest] = text.sections;
  if (!kinds || !partners?.list.length) return briefData(args, text);
  return briefData(args, { ...text, sections: [kinds, partnersSection(partners.list), ...rest] });
}

const form = formOf(partner.type);

export function action(args: ActionFunctionArgs) {
  return formAction(args, form);
}

export { shouldRevalidate } from './form.tsx';

/** The application ends the page; once it was sent, it is the page. */
export function Component() {
  const { text } = useLoaderData<typeof loader>();
  const flow = useFormFlow();
  if (flow.answer || flow.step === 'done') return <FormPage text={text} view={partner} />;
  return (
    <>
      <Brief headTitle={headTitle(flow, partner, text.title)} />
      <Section
        id="apply"
        title="パートナーのお申し込み"
        lead="担当者から3営業日以内にご連絡します。費用や販売数の条件はありません。"
        tone="surface"
      >
        <div className="max-w-160 rounded-lg border border-line bg-white p-5 md:p-10">
          <FormBody form={form} view={partner} flow={flow} />
        </div>
      </Section>
    </>
  );
}
