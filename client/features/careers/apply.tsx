import { AsideCard } from '../../components/page/aside-card.tsx';
import { Terms } from '../../components/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';

/** How to apply for one position. */
export function Apply({ title }: { title: string }) {
  const site = useSite();
  const subject = encodeURIComponent(`応募:${title}`);
  return (
    <AsideCard title="応募の方法">
      <p>
        履歴書と職務経歴書(書式は自由です)を、PDFでメールに添えてお送りください。件名に職種名をお書きください。
      </p>
      <p className="mt-3">
        <a
          href={`mailto:${site.email}?subject=${subject}`}
          className="inline-flex min-h-11 items-center font-bold text-aqua underline underline-offset-4 hover:text-aqua-deep"
        >
          <span>
            <Terms>{site.email}</Terms>
          </span>
        </a>
      </p>
      <p className="mt-2 text-ink-soft">
        3営業日以内にお返事します。応募書類は選考にだけ使い、終了後に廃棄します。応募の前の質問も同じ宛先で承ります。
      </p>
    </AsideCard>
  );
}
