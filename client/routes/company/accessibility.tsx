import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../../shared/text/date.ts';
import { Section } from '../../components/section.tsx';
import { CheckResult } from '../../features/accessibility/check-result.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
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
      <PageTop text={text} />
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
