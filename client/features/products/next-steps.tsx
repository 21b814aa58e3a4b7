import { Icon, type IconName } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { Paragraph } from '../../components/text/terms.tsx';
import { useHasPage } from '../../lib/page-context.tsx';

interface NextStepsProps {
  title: string;
  inquiry: string;
  /** Address of the quotation form, with the product if there is one. */
  price?: string;
}

/** Next steps for a visitor: price, contact, catalogue. */
export function NextSteps({ title, inquiry, price = '/get-price' }: NextStepsProps) {
  const hasPage = useHasPage();
  const offered: { to: string; icon: IconName; title: string; text: string }[] = [
    {
      to: price,
      icon: 'check',
      title: '見積もりを依頼',
      text: '構成と台数から、お見積もりを作成します。',
    },
    { to: inquiry, icon: 'mail', title: 'お問い合わせ', text: '機種選びや構成のご相談を承ります。' },
    { to: '/catalogform', icon: 'book', title: 'カタログを請求', text: '製品の総合カタログをお届けします。' },
  ];
  const steps = offered.filter(({ to }) => hasPage(to));
  return (
    <div className="print:hidden">
      <Section id="next-steps" title={title} tone="navy">
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {steps.map(({ to, icon, title: name, text }) => (
            <li
              key={to}
              className="group relative rounded-lg border border-line-strong p-4 transition-colors hover:bg-navy-soft max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-4 md:p-6"
            >
              <Icon name={icon} className="size-7 text-aqua-line max-md:row-span-2" />
              <h3 className="text-lg max-md:leading-normal md:mt-4">
                <Link to={to} className="inline-flex items-center gap-2 after:absolute after:inset-0">
                  {name}
                  <Icon name="arrow" className="size-4 transition-transform group-hover:translate-x-1" />
                </Link>
              </h3>
              <Paragraph className="text-sm text-on-navy md:mt-2">{text}</Paragraph>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
