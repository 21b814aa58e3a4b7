import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SolutionCard } from '../../../records/solution/wire.ts';
import { CasesSection } from '../../components/card/cases-section.tsx';
import { SolutionGrid } from '../../components/card/solution-card.tsx';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { artOf, StoryHeader } from '../../components/page/story-header.tsx';
import { loadScreens } from '../../components/screen/late-screen.ts';
import { ScreensSection } from '../../components/screen/screens-section.tsx';
import { Section } from '../../components/section.tsx';
import { loadDrawing } from '../../components/topology/late-topology.ts';
import { TopologySection } from '../../components/topology/topology-section.tsx';
import { Challenges } from '../../features/solutions/challenges.tsx';
import { Configuration } from '../../features/solutions/configuration.tsx';
import { findSolution } from '../../features/solutions/find-solution.ts';
import { Outcomes } from '../../features/solutions/outcomes.tsx';
import { apiOf, notFound, requirePath } from '../../lib/loading/load.ts';
import { useListTitle } from '../../lib/page-context.tsx';
import { describe } from '../../lib/structured-data/describe.ts';
import { loadWords, say, sayAll } from '../../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const found = await findSolution(api, args.params.param ?? '');
  if (!found) throw notFound();
  requirePath(args, found.card.jumpUrlName ?? null);
  const { detail } = found;
  const [words, screens, drawn] = await Promise.all([
    loadWords(args, '/solutions'),
    loadScreens(args, detail?.screens),
    loadDrawing(args, 'solutions', detail),
  ]);
  return { ...found, words, screens, drawn };
}

/** Fills the placeholders of the vendor's sentence with this solution's data; empty if one is missing. */
function fill(sentence: string, { name, audience }: SolutionCard): string {
  if (sentence.includes('{audience}') && !audience) return '';
  return sentence.replace('{name}', name).replace('{audience}', audience ?? '');
}

export function Component() {
  const { card, detail, others, words, screens, drawn } = useLoaderData<typeof loader>();
  const [list, caseList] = [useListTitle('/solutions'), useListTitle('/case-studies')];
  return (
    <>
      <PageMeta
        title={fill(say(words, 'title'), card) || card.name}
        description={describe(
          card.lead ?? card.name,
          ...sayAll(words, 'descriptions').map((sentence) => fill(sentence, card)),
        )}
        type="article"
        preview={detail?.previewUrl}
        crumbs={[{ name: list, path: '/solutions' }, { name: card.name }]}
      />
      <StoryHeader
        title={card.name}
        lead={card.lead}
        figure={detail?.figure}
        art={artOf({ scene: detail?.scene, imgUrl: card.imgUrl, photo: card.photo })}
      >
        {card.audience ? (
          <p className="mt-5 max-w-text text-sm text-ink-soft">
            <span className="block font-bold text-ink">このような方に</span>
            {card.audience}
          </p>
        ) : null}
      </StoryHeader>
      {detail ? (
        <>
          <Section id="challenges" title="よくある課題">
            <Challenges items={detail.challenges} />
          </Section>
          <Section id="outcomes" title="この構成で変わること" tone="navy">
            <Outcomes items={detail.outcomes} />
          </Section>
          <Container className="py-14 md:py-20">
            <Prose html={detail.content} className="mx-auto" />
          </Container>
          <ScreensSection shown={screens} />
          <TopologySection drawn={drawn} name={card.name} />
          <Section
            id="configuration"
            title="おすすめの構成"
            lead={say(words, 'configuration')}
            tone="surface"
          >
            <Configuration items={detail.configuration} />
          </Section>
          <CasesSection id="cases" title={`関連する${caseList}`} items={detail.cases.slice(0, 3)} />
        </>
      ) : null}
      <Section
        id="other-solutions"
        screenOnly
        title={`ほかの${list}`}
        tone="surface"
        more={<MoreLink to="/solutions">{list}の一覧</MoreLink>}
      >
        <SolutionGrid items={others} />
      </Section>
      <ConsultBand
        title={`${card.name}の構成を相談する`}
        text={say(words, 'consult')}
        about={`${card.name}の構成について`}
      />
    </>
  );
}
