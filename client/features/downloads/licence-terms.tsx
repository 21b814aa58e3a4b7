import type { TextDocument } from '../../../shared/api/models.ts';
import { MoreLink } from '../../components/more-link.tsx';
import { Prose } from '../../components/page/prose.tsx';

const LICENCE_ID = 'licence';
/** Where the terms can be read from any page that offers files. */
export const LICENCE_PATH = `/downloads#${LICENCE_ID}`;

/** What is agreed to before a guide or firmware is downloaded. */
export function LicenceTerms({ terms }: { terms: TextDocument | null }) {
  return (
    <section id={LICENCE_ID} aria-labelledby="licence-title" className="mt-14 scroll-mt-24">
      <h2 id="licence-title" className="text-xl">
        {terms?.title ?? '使用許諾契約'}
      </h2>
      {terms ? (
        <>
          <p className="mt-3 max-w-text">{terms.lead}</p>
          <details className="mt-4 rounded-lg border border-line bg-white">
            <summary className="cursor-pointer px-5 py-4 font-bold">契約の全文を読む</summary>
            <Prose html={terms.content} className="border-t border-line px-5 py-6" />
          </details>
        </>
      ) : (
        <p className="mt-3 max-w-text">
          契約の全文をただいま表示できません。お急ぎの方には窓口からお送りします。
          <MoreLink to="/contact">お問い合わせ</MoreLink>
        </p>
      )}
    </section>
  );
}
