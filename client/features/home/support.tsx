import { Link } from 'react-router';
import { SITE } from '../../../shared/site.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { Section } from '../../components/section.tsx';
import { Terms } from '../../components/terms.tsx';

interface Pledge {
  icon: IconName;
  title: string;
  text: string;
  link: { to: string; name: string };
}

const PLEDGES: Pledge[] = [
  {
    icon: 'network',
    title: '買う前に、実機で確かめる',
    text: '約60台の機器をそろえた「ミナモ検証室」で、お客様の設定を持ち込んだ切り替えや性能の試験ができます。予約制で、費用はかかりません。',
    link: { to: '/news/verification-lab-opening_227.html', name: 'ミナモ検証室' },
  },
  {
    icon: 'download',
    title: '仕様を、買う前にすべて公開',
    text: '全機種の仕様表と前面パネルの図を、製品ページに載せています。資料のダウンロードに会員登録は要りません。比較表や稟議書にそのままお使いください。',
    link: { to: '/downloads', name: 'ダウンロード' },
  },
  {
    icon: 'phone',
    title: '困ったときは、電話一本で',
    text: `導入後のご質問や故障のご相談は、サポート窓口(${SITE.supportPhone})へ。受付は${SITE.businessHours}です。保証期間はWebでも確認できます。`,
    link: { to: '/service', name: 'サポート' },
  },
];

/** What the company does before and after a purchase. */
export function Support() {
  return (
    <Section id="support" eyebrow="Support" title="導入の前から、使い終えるまで">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-10">
        {PLEDGES.map(({ icon, title, text, link }) => (
          <li key={title} className="group relative flex flex-col border-t-2 border-aqua pt-5">
            <Icon name={icon} className="size-8 text-aqua" />
            <h3 className="mt-3 text-xl">
              <Phrases>{title}</Phrases>
            </h3>
            <p className="mt-2 mb-3 text-ink-soft">
              <Terms>{text}</Terms>
            </p>
            <Link
              to={link.to}
              className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-aqua underline-offset-4 hover:underline"
            >
              {link.name}
              <Icon name="arrow" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
