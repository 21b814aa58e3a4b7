import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CardGrid } from '../components/card-grid.tsx';
import { CaseCard } from '../components/case-card.tsx';
import { Container } from '../components/container.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { ConsultBand } from '../components/page/consult-band.tsx';
import { CoverHero } from '../components/page/cover-hero.tsx';
import { PageMeta } from '../components/page/page-meta.tsx';
import { Prose } from '../components/page/prose.tsx';
import { Section } from '../components/section.tsx';
import { SolutionCard } from '../components/solution-card.tsx';
import { Challenges } from '../features/solutions/challenges.tsx';
import { Configuration } from '../features/solutions/configuration.tsx';
import { findSolution } from '../features/solutions/find-solution.ts';
import { Outcomes } from '../features/solutions/outcomes.tsx';
import { describe } from '../lib/describe.ts';
import { apiOf, notFound, requirePath } from '../lib/load.ts';
import { loadWords, say } from '../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const found = await findSolution(apiOf(args), args.params.param ?? '');
  if (!found) throw notFound();
  requirePath(args, found.card.jumpUrlName ?? null);
  return { ...found, words: await loadWords(args, '/solutions') };
}

export function Component() {
  const { card, detail, others, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={`${card.name}のネットワーク`}
        description={describe(
          card.lead ?? card.name,
          `${card.audience ?? 'ネットワークのご担当者'}に向けて、機器の構成と事例を紹介します。`,
          'よくある課題、機器の構成、台数の目安、導入事例を紹介します。',
        )}
        type="article"
        preview={detail?.previewUrl}
        crumbs={[{ name: 'ソリューション', path: '/solutions' }, { name: card.name }]}
      />
      <CoverHero eyebrow="Solution" title={card.name} lead={card.lead} cover={card.imgUrl} photo={card.photo}>
        {card.audience ? (
          <p className="mt-5 border-l-2 border-aqua-line pl-4 text-sm text-ink-soft">
            <span className="block font-bold text-ink">このような方に</span>
            {card.audience}
          </p>
        ) : null}
      </CoverHero>
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
          <Section
            id="configuration"
            title="おすすめの構成"
            lead={say(words, 'configuration')}
            tone="surface"
          >
            <Configuration items={detail.configuration} />
          </Section>
          {detail.cases.length > 0 ? (
            <Section
              id="cases"
              title="関連する導入事例"
              more={<MoreLink to="/case-studies">導入事例の一覧</MoreLink>}
            >
              <CardGrid items={detail.cases.slice(0, 3)}>{(item) => <CaseCard item={item} />}</CardGrid>
            </Section>
          ) : null}
        </>
      ) : null}
      <Section
        id="other-solutions"
        screenOnly
        title="ほかのソリューション"
        tone="surface"
        more={<MoreLink to="/solutions">ソリューションの一覧</MoreLink>}
      >
        <CardGrid items={others}>{(item) => <SolutionCard item={item} />}</CardGrid>
      </Section>
      <ConsultBand
        title={`${card.name}の構成を相談する`}
        text={say(words, 'consult')}
        about={`${card.name}の構成について`}
      />
    </>
  );
}
