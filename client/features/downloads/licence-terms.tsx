import type { TextDocument } from '../../../records/document/wire.ts';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { apiOf, deferred } from '../../lib/loading/load.ts';

const LICENCE_ID = 'licence';
/** Address of the terms, for pages that offer files. */
export const LICENCE_PATH = `/downloads#${LICENCE_ID}`;
/** Number of the text in `single/info/{type}`. */
const LICENCE = 4;

const TITLE = '使用許諾契約';
const AWAITED = (
  <div className="min-h-48">
    <h2 className="text-xl">{TITLE}</h2>
  </div>
);

interface Licence {
  /** Null when the call failed. */
  terms: TextDocument | null;
}

/** Loads the terms. Never rejects. */
export async function loadLicence(args: Parameters<typeof deferred>[0]): Promise<Licence> {
  return { terms: await deferred(args, apiOf(args).documents.single({ type: LICENCE })) };
}

/**
 * Licence terms of guides and firmware. The section exists before its text arrives, because other pages link
 * to it.
 */
export function LicenceTerms({ value }: { value: Promise<Licence> | undefined }) {
  return (
    <section id={LICENCE_ID} aria-labelledby="licence-title" className="mt-14 scroll-mt-24">
      <Deferred name={LICENCE_ID} value={value} fallback={AWAITED}>
        {({ terms }) => (
          <>
            <h2 id="licence-title" className="text-xl">
              {terms?.title ?? TITLE}
            </h2>
            {terms ? <Terms terms={terms} /> : <Missing />}
          </>
        )}
      </Deferred>
    </section>
  );
}

function Terms({ terms }: { terms: TextDocument }) {
  return (
    <>
      <p className="mt-3 max-w-text">{terms.lead}</p>
      <details className="mt-4 rounded-lg border border-line bg-white">
        <summary className="cursor-pointer px-5 py-4 font-bold">契約の全文を読む</summary>
        <Prose html={terms.content} className="border-t border-line px-5 py-6" />
      </details>
    </>
  );
}

function Missing() {
  return (
    <p className="mt-3 max-w-text">
      契約の全文をただいま表示できません。お急ぎの方には窓口からお送りします。
      <MoreLink to="/contact">お問い合わせ</MoreLink>
    </p>
  );
}
