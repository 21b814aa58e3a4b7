import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Container } from '../../components/container.tsx';
import { Section } from '../../components/section.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { CheckForm } from '../../features/warranty/check-form.tsx';
import { CheckResult } from '../../features/warranty/check-result.tsx';
import { type CheckOutcome, checkWarranty } from '../../features/warranty/check-warranty.ts';
import { MEANINGS } from '../../features/warranty/meanings.ts';
import { loadWords } from '../../lib/words.ts';

/** Loads the words of the check from its first page; the results share them. */
export async function loader(args: LoaderFunctionArgs) {
  const [text, words] = await Promise.all([loadPage(args), loadWords(args, '/service/warranty-check')]);
  return { text, words };
}

/** Handles posts to both pages alike; the form posts to the results. */
export function action(args: ActionFunctionArgs) {
  return checkWarranty(args);
}

export function Component() {
  const { text, words } = useLoaderData<typeof loader>();
  const outcome = useActionData<CheckOutcome>();
  const found = outcome?.guarantee ? outcome : undefined;
  const problems = outcome && !outcome.guarantee ? outcome.problems : undefined;
  const title = found ? '保証状況の確認結果' : text.title;
  return (
    <>
      <PageTop
        text={{ ...text, title, lead: found ? undefined : text.lead }}
        headTitle={titleOf(title, outcome)}
      />
      {found ? (
        <div className="bg-surface py-10 md:py-14">
          <Container>
            <CheckResult {...found} words={words} />
          </Container>
        </div>
      ) : null}
      <Section
        id="check"
        title={found ? '別の製品を確認する' : 'シリアル番号で確認する'}
        lead="番号は確認のためだけに使い、保存しません。所有者の情報は表示されません。"
      >
        <CheckForm key={found?.typed} typed={found ? '' : (outcome?.typed ?? '')} problems={problems} />
      </Section>
      <TextSections sections={text.sections} />
    </>
  );
}

/** Puts the outcome first in the title, which screen readers announce when the page loads. */
function titleOf(title: string, outcome: CheckOutcome | undefined): string {
  if (!outcome) return title;
  return outcome.guarantee ? `${MEANINGS[outcome.guarantee.status].name} - ${title}` : `エラー:${title}`;
}
