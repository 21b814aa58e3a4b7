import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../../shared/text/date.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { CheckResult } from '../../features/accessibility/check-result.tsx';
import { crumbsOf } from '../../features/text-page/crumbs-of.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextSections } from '../../features/text-page/text-sections.tsx';

/** Sections before the result: goal and measures. Further plans follow it. */
const SECTIONS_BEFORE_RESULT = 2;

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args);
}

/** Shows the page's sections, with the result of the last check after the first two. */
export function Component() {
  const text = useLoaderData<typeof loader>();
  const { accessibilityCheck: check } = text;
  return (
    <>
      <PageMeta title={text.title} description={text.description} crumbs={crumbsOf(text)} />
      <PageHeader compact title={text.title} lead={text.lead} />
      <TextSections sections={text.sections.slice(0, SECTIONS_BEFORE_RESULT)} tone="plain" />
      {check ? (
        <Section
          id="result"
          title="検査の結果"
          lead={`${formatDay(check.date)}に実施した自動検査の結果です。`}
        >
          <CheckResult check={check} />
        </Section>
      ) : null}
      <TextSections sections={text.sections.slice(SECTIONS_BEFORE_RESULT)} />
    </>
  );
}
