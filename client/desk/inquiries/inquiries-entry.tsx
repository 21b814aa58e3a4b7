import { hrefOf, Link } from '../router.tsx';

/** The way to what visitors have sent in, for those who may see it. */
export function InquiriesEntry() {
  return (
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">届いたもの</h2>
      <ul className="kinds">
        <li>
          <Link href={hrefOf('inquiries')}>お問い合わせ</Link>
          <p>フォームから届いたお問い合わせ、お見積もり、製品登録などと、その対応です。</p>
        </li>
      </ul>
    </section>
  );
}
