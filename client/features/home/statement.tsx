import type { Home } from '../../../shared/site/home-schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { Figures } from './figures.tsx';
import type { Totals } from './totals.ts';
import { WaterLines } from './water-lines.tsx';

/** Telephone number of the support, where a new visitor sees it. */
function SupportLine() {
  const { name, phone, hours } = useSite().contacts.support;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-3 text-sm text-ink-soft">
      <span className="font-bold">{name}</span>
      <a
        href={`tel:${phone.replaceAll('-', '')}`}
        className="inline-flex min-h-11 items-center gap-1.5 text-lg font-bold text-ink tabular-nums hover:text-aqua hover:underline"
      >
        <Icon name="phone" className="size-4 text-aqua" />
        {phone}
      </a>
      <span className="text-xs">{hours}</span>
    </p>
  );
}

type StatementProps = Home['statement'] & { totals: Promise<Totals | null> | undefined };

/** Introduction: the company, its audience, and the next steps. */
export function Statement({ buttons, figures, totals }: StatementProps) {
  const { tagline, description } = useSite();
  return (
    <section aria-labelledby="statement" className="relative overflow-hidden border-b border-line">
      <WaterLines className="absolute bottom-0 left-0 h-20 text-aqua-line/60" />
      <Container className="relative grid gap-10 pt-10 pb-24 md:pb-28 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <div>
          <h1 id="statement" tabIndex={-1} className="text-2xl md:text-3xl xl:text-4xl">
            <Phrases>{tagline}</Phrases>
          </h1>
          <p className="mt-4 max-w-text text-ink-soft md:text-lg">
            <Terms>{description}</Terms>
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            {buttons.map(({ name, path }, index) => (
              <ButtonLink key={path} to={path} tone={index === 0 ? 'primary' : 'secondary'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="rounded-lg border border-line bg-white">
          <Deferred name="totals" value={totals} fallback={<Figures figures={figures} totals={null} />}>
            {(known) => <Figures figures={figures} totals={known} />}
          </Deferred>
          <SupportLine />
        </div>
      </Container>
    </section>
  );
}
