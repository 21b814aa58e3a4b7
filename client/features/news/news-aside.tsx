import { Link } from '../../components/navigation/link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-bold text-aqua underline underline-offset-4 hover:text-aqua-deep';

/** Contact for questions about an article. */
export function NewsAside({ text }: { text: string }) {
  const site = useSite();
  return (
    <AsideCard title="このお知らせについて">
      {text ? <p>{text}</p> : null}
      <p className="mt-3">
        電話:<Terms>{site.contacts.sales.phone}</Terms>
        <span className="block text-xs text-ink-soft">{site.contacts.sales.hours}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/contact" className={LINK}>
          お問い合わせ
        </Link>
        <Link to="/news" className={LINK}>
          お知らせの一覧
        </Link>
      </p>
    </AsideCard>
  );
}
