import { SITE } from '../../../shared/site.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Figures } from './figures.tsx';
import type { Totals } from './totals.ts';
import { WaterLines } from './water-lines.tsx';

/** Who this is, for whom, and what to do next. */
export function Statement({ totals }: { totals: Promise<Totals | null> | undefined }) {
  return (
    <section aria-labelledby="statement" className="relative overflow-hidden border-b border-line">
      <WaterLines className="absolute bottom-0 left-0 h-28 text-aqua-line/50" />
      <Container className="relative grid gap-10 py-12 md:py-16 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <div>
          <h1 id="statement" tabIndex={-1} className="text-2xl md:text-3xl xl:text-4xl">
            静かな水面のように、
            <wbr />
            つながり続けるネットワーク。
          </h1>
          <p className="mt-5 max-w-text text-ink-soft md:text-lg">{SITE.description}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/sales">導入の相談をする</ButtonLink>
            <ButtonLink to="/catalogform" tone="secondary">
              カタログを請求する
            </ButtonLink>
          </div>
        </div>
        <Deferred name="totals" value={totals} fallback={<Figures totals={null} />}>
          {(known) => <Figures totals={known} />}
        </Deferred>
      </Container>
    </section>
  );
}
