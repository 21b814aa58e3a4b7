import { formatDay } from '../../shared/text/date.ts';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { type AccessibilityCheck, CheckResult } from '../features/accessibility/check-result.tsx';
import lastCheck from '../features/accessibility/last-check.json' with { type: 'json' };
import { CONTACT, EXCEPTIONS, MEASURES, policy } from '../features/accessibility/policy.ts';
import { PageStart } from '../features/articles/page-start.tsx';
import { TextSection } from '../features/text-page/text-page.tsx';
import { useSite } from '../lib/page-context.tsx';

const TITLE = 'ウェブアクセシビリティ方針';

export function Component() {
  const site = useSite();
  const check: AccessibilityCheck = lastCheck;
  return (
    <>
      <PageStart
        title={TITLE}
        description="当サイトのウェブアクセシビリティ方針です。対象範囲、目標とするJIS X 8341-3:2016の適合レベル、対応度、自動検査の結果、例外、お問い合わせ先をお知らせします。"
        crumbs={[{ name: TITLE }]}
      />
      <PageHeader
        eyebrow="Accessibility"
        title={TITLE}
        lead="年齢や障害の有無、お使いの機器にかかわらず、どなたにも製品とサポートの情報をご利用いただけるサイトを目指しています。"
      />
      <TextSection section={policy(site.origin)} tone="plain" />
      <TextSection section={MEASURES} tone="surface" />
      <Section id="result" title="検査の結果" lead={`${formatDay(check.date)}に実施した自動検査の結果です。`}>
        <CheckResult check={check} />
      </Section>
      <TextSection section={EXCEPTIONS} tone="surface" />
      <TextSection section={CONTACT} tone="plain" />
    </>
  );
}
