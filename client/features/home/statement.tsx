import type { Home } from '../../../shared/site/home-schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';

/** First screen: offer, audience, guarantees and next steps. */
export function Statement({ title, lead, buttons, figures }: Home['statement']) {
  const { tagline, description } = useSite();
  return (
    <section aria-labelledby="statement" className="border-b border-line bg-surface">
      <Container className="grid gap-5 py-5 md:py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <div>
          <h1 id="statement" tabIndex={-1} className="text-3xl xl:text-4xl">
            <Phrases>{title ?? tagline}</Phrases>
          </h1>
          <p className="mt-3 max-w-text text-ink-soft md:mt-4 md:text-lg">
            <Terms>{lead ?? description}</Terms>
          </p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6">
            {buttons.map(({ name, path }, index) => (
              <ButtonLink key={path} to={path} tone={index === 0 ? 'primary' : 'secondary'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="rounded-lg border border-line bg-white">
          {figures.length > 0 ? <Figures figures={figures} /> : null}
          <SupportLine />
        </div>
      </Container>
    </section>
  );
}

/** Number of a value with the word before it and the unit after it: 「約60台」. */
const VALUE = /^([^\d.,]*)([\d.,]+)([^\d.,].*)?$/;

/** Guarantees in figures, each with a link to the page that states it. */
function Figures({ figures }: Pick<Home['statement'], 'figures'>) {
  return (
    <ul className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {figures.map(({ label, value, path, note }) => {
        const [, about, number = value, unit] = VALUE.exec(value) ?? [];
        return (
          <li
            key={label}
            className="group relative px-2 py-5 text-center transition-colors first:rounded-tl-lg last:rounded-tr-lg hover:bg-aqua-pale md:py-6"
          >
            <p className="text-sm font-bold text-ink-soft">
              <Link to={path} className="after:absolute after:inset-0 group-hover:text-aqua-deep">
                {label}
              </Link>
            </p>
            <p className="mt-1 text-sm leading-tight font-bold tabular-nums">
              {about}
              <span className="text-3xl text-aqua md:text-4xl">{number}</span>
              <span className="ml-0.5">{unit}</span>
            </p>
            <p className="mt-2 text-xs text-ink-soft max-sm:hidden lg:max-xl:hidden">
              <Terms>{note}</Terms>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

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
