import { Container } from '../../components/container.tsx';
import { Link } from '../../components/navigation/link.tsx';
import type { ShownQuestion } from './load-questions.ts';
import { Questions } from './questions.tsx';

/** Results of a search for questions; without results, further links. */
export function Found({ keywords, items, back }: { keywords: string; items: ShownQuestion[]; back: string }) {
  return (
    <Container className="py-10 md:py-14">
      <h2 className="mb-6 text-xl">
        「<span className="break-all">{keywords}</span>」を含むご質問
        <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{items.length}件</span>
      </h2>
      {items.length > 0 ? (
        <Questions items={items} found />
      ) : (
        <p className="max-w-text rounded-lg border border-line bg-surface p-6">
          当てはまるご質問はありませんでした。言葉を減らすか、別の言い方でお試しください。
        </p>
      )}
      <p className="mt-8">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center font-bold text-aqua underline underline-offset-4"
        >
          すべてのご質問に戻る
        </Link>
      </p>
    </Container>
  );
}
