import type { ReactNode } from 'react';
import { formOf } from '../../../../shared/api/forms/all.ts';
import type { PageContent } from '../../../../shared/pages/page-schema.ts';
import { ContactCard } from '../../../components/card/contact-card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Container } from '../../../components/container.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { TextSections } from '../../text-page/text-sections.tsx';
import { useFormFlow } from '../state/use-form-flow.ts';
import type { FormLayout } from '../types.ts';
import { choicesIn, viewOf } from '../view-of.ts';
import { FormBody, headTitle, stepTitle } from './form-body.tsx';

interface FormPageProps {
  text: PageContent;
  layout: FormLayout;
  /** Values for the form's fields that the page has looked up; null when that failed. */
  known?: Readonly<Record<string, string>> | null | undefined;
  /** Facts of the form's subject: before the form on narrow screens, next to it on wide ones. */
  outline?: ReactNode;
  /** Content next to the form, above the contact card. */
  aside?: ReactNode;
  /** Content after the text at the first step. */
  children?: ReactNode;
}

/** Page about a form: the form, a contact card next to it, explanations below. */
export function FormPage({ text, layout, known, outline, aside, children }: FormPageProps) {
  const boxes = { ...layout.boxes, ...choicesIn(text) };
  const view = viewOf({ ...layout, boxes }, text.words, text.contact);
  const flow = useFormFlow(known ?? {});
  const form = formOf(view.type);
  const isInput = flow.step === 'input';
  const isOutlined = isInput && Boolean(outline);
  return (
    <>
      <PageMeta
        title={headTitle(flow, view, text.title)}
        description={text.description}
        crumbs={[...(text.crumbs ?? []), { name: text.title }]}
      />
      <PageHeader compact title={stepTitle(flow, view, text.title)} lead={isInput ? text.lead : undefined}>
        {isInput && flow.back ? <BackLink to={flow.back} /> : null}
      </PageHeader>
      <Container
        className={classNames(
          'grid py-8 md:py-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]',
          isOutlined ? 'gap-x-12 gap-y-10 lg:grid-rows-[auto_1fr]' : 'gap-12 lg:gap-16',
        )}
      >
        {isOutlined ? <div className="max-w-160 lg:col-start-2">{outline}</div> : null}
        <div
          className={classNames(
            'min-w-0 max-w-160',
            isOutlined && 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
          )}
        >
          {known === null && isInput ? (
            <p role="status" className="mb-6 rounded-lg border border-notice-line bg-notice-pale p-4">
              検討リストの製品を取得できませんでした。型番を入力してください。
            </p>
          ) : null}
          <FormBody {...{ form, view, flow }} />
        </div>
        {isInput ? (
          <aside
            aria-label="ご案内"
            className="flex max-w-160 flex-col gap-6 lg:sticky lg:top-[calc(var(--header-height,0px)+2rem)] lg:self-start"
          >
            {aside}
            <ContactCard contact={view.contact ?? form.contact} narrow />
            {view.next.length > 0 ? (
              <section aria-labelledby="after-sending" className="rounded-lg border border-line p-6">
                <h2 id="after-sending" className="text-lg">
                  お送りいただいたあと
                </h2>
                <ol className="mt-4 list-decimal space-y-2 pl-6">
                  {view.next.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </section>
            ) : null}
          </aside>
        ) : null}
      </Container>
      {isInput ? <TextSections sections={text.sections} /> : null}
      {isInput ? children : null}
    </>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <p className="mt-4">
      <Link to={to} className="inline-flex min-h-11 items-center gap-1.5 font-bold text-aqua hover:underline">
        <Icon name="chevron-left" className="size-4" />
        戻る
      </Link>
    </p>
  );
}
