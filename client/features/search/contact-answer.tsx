import { ContactCard } from '../../components/card/contact-card.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { useSite } from '../../lib/page-context.tsx';

/** Telephone numbers and hours above the results, for visitors who look for them. */
export function ContactAnswer() {
  const { sales, support } = useSite().contacts;
  return (
    <section aria-labelledby="contact-answer" className="mb-8">
      <h2 id="contact-answer" className="text-xl">
        電話番号と受付時間
      </h2>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <ContactCard contact="support" narrow />
        {sales.name === support.name ? null : <ContactCard contact="sales" narrow />}
      </div>
      <MoreLink to="/contact" className="mt-3">
        ご用件ごとの窓口
      </MoreLink>
    </section>
  );
}
