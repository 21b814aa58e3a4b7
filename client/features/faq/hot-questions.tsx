import type { Api } from '../../../records/client.ts';
import { faqPath } from '../../../shared/paths/params.ts';
import { DeferredList } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import type { ShownQuestion } from './load-questions.ts';

/** Question without its answer, which another part of the page shows. */
type HotQuestion = Omit<ShownQuestion, 'answer'>;

export async function loadHotQuestions(api: Api): Promise<HotQuestion[]> {
  return (await api.faq.hot()).map(({ id, slug, question }) => ({ id, slug, question }));
}

/** Most frequent questions as links to their answers, which are below in their category. */
export function HotQuestions({ value }: { value: Promise<HotQuestion[] | null> | undefined }) {
  return (
    <DeferredList name="hot-questions" value={value} fallback={null}>
      {(items) => (
        <section
          aria-labelledby="hot-questions"
          className="mt-8 rounded-lg border border-aqua-line bg-aqua-pale/40 p-5 md:p-6 print:hidden"
        >
          <h2 id="hot-questions" className="text-lg">
            よく読まれているご質問
          </h2>
          <ol className="mt-2 divide-y divide-aqua-line/60">
            {items.map((item) => (
              <li key={item.id}>
                <Link
                  to={faqPath(item)}
                  className="flex min-h-11 items-center py-2.5 font-bold hover:text-aqua hover:underline"
                >
                  <Phrases>{item.question}</Phrases>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </DeferredList>
  );
}
