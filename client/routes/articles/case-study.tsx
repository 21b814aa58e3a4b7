import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CasesSection } from '../../components/card/cases-section.tsx';
import { SolutionCard } from '../../components/card/solution-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { artOf, StoryHeader } from '../../components/page/story-header.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { Tag } from '../../components/tag.tsx';
import { loadDrawing } from '../../components/topology/late-topology.ts';
import { TopologySection } from '../../components/topology/topology-section.tsx';
import { BeforeAfter } from '../../features/cases/before-after.tsx';
import { CaseChart } from '../../features/cases/case-chart.tsx';
import { CaseFacts } from '../../features/cases/case-facts.tsx';
import { caseJsonLd } from '../../features/cases/case-json-ld.ts';
import { leadingScale } from '../../features/cases/leading-scale.ts';
import { loadMoreCases, MoreCasesSkeleton } from '../../features/cases/more-cases.tsx';
import { UsedProducts } from '../../features/cases/used-products.tsx';
import { apiOf, deferred, inTime, notFound } from '../../lib/loading/load.ts';
import { useListTitle, useSite } from '../../lib/page-context.tsx';
import { describe } from '../../lib/structured-data/describe.ts';
import { loadWords, say } from '../../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const card = await api.findCase(args.params.param ?? '');
  if (!card) throw notFound();
  const more = deferred(args, loadMoreCases(api, card));
  const [item, words] = await Promise.all([api.getCase(card.id), loadWords(args, '/case-studies')]);
  const [drawn, solution] = await Promise.all([
    loadDrawing(args, 'cases', item),
    // Its page also has an address with its id.
    item.solution ? inTime(args, deferred(args, api.linkSolution(item.solution))) : null,
  ]);
  return { item: { ...item, solution: solution ?? item.solution }, more, words, drawn };
}

export function Component() {
  const { item, more, words, drawn } = useLoaderData<typeof loader>();
  const site = useSite();
  const list = useListTitle('/case-studies');
  const solutionList = useListTitle('/solutions');
  return (
    <>
      <PageMeta
        title={item.name}
        description={describe(
          `${item.lead ?? item.name}${item.customer ? `${item.customer}の${list}です。` : ''}`,
        )}
        type="article"
        preview={item.previewUrl}
        crumbs={[{ name: list, path: '/case-studies' }, { name: item.name }]}
        jsonLd={[caseJsonLd(site, item)]}
      />
      <article>
        <StoryHeader
          title={item.name}
          lead={item.lead}
          figure={leadingScale(item.scale)}
          art={artOf({ scene: item.scene, imgUrl: item.imgUrl, photo: item.photo })}
          above={
            <p className="mb-3 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              {item.industry ? <Tag>{item.industry}</Tag> : null}
              {item.customer}
            </p>
          }
        />
        <BeforeAfter challenges={item.challenges} outcomes={item.outcomes} />
        <WithAside
          isLong
          aside={
            <>
              <CaseFacts item={item} />
              <UsedProducts {...item} />
              {item.solution ? (
                <div className="break-inside-avoid md:max-lg:max-w-md">
                  <p className="mb-2 text-xs font-bold text-ink-faint">関連する{solutionList}</p>
                  <SolutionCard item={item.solution} />
                </div>
              ) : null}
            </>
          }
        >
          {item.chart ? <CaseChart {...item.chart} /> : null}
          <Prose html={item.content} />
        </WithAside>
      </article>
      <TopologySection drawn={drawn} name={item.name} hasRoles />
      <Deferred name="more-cases" value={more} fallback={<MoreCasesSkeleton />}>
        {(items) => <CasesSection id="more-cases" screenOnly title={`ほかの${list}`} items={items} />}
      </Deferred>
      <ConsultBand
        title="同じような課題をお持ちの方へ"
        text={say(words, 'consult')}
        about={`${list}「${item.name}」について`}
      />
    </>
  );
}
