import type { ArticleCard, ArticleKind } from '../../../records/article/wire.ts';
import { Deferred, type DeferredData } from '../../components/deferred.tsx';
import { ArticleRows } from './article-rows.tsx';

/** Articles that editors recommend, below the list of new ones; may be streamed. */
export function RecommendedArticles({
  kind,
  value,
}: {
  kind: ArticleKind;
  value: DeferredData<ArticleCard[]>;
}) {
  return (
    <Deferred name="recommended" value={value} fallback={null}>
      {(items) =>
        items.length === 0 ? null : (
          <section aria-labelledby="recommended" className="mt-12 print:hidden">
            <h2 id="recommended" className="mb-5 text-xl">
              編集部のおすすめ
            </h2>
            <ArticleRows kind={kind} items={items} />
          </section>
        )
      }
    </Deferred>
  );
}
