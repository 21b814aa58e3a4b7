import { AsideCard } from '../../components/page/aside-card.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { say, type Words } from '../../lib/words.ts';

/** Application instructions for one position. */
export function Apply({ title, words }: { title: string; words: Words }) {
  const site = useSite();
  const subject = encodeURIComponent(`応募:${title}`);
  return (
    <AsideCard title="応募の方法">
      <p>{say(words, 'documents')}</p>
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
      <p className="mt-2 text-ink-soft">{say(words, 'reply')}</p>
    </AsideCard>
  );
}
