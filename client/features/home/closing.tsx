import type { Home } from '../../../shared/site/home-schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { WaterLines } from './water-lines.tsx';

/** Call to action at the end of the page. */
export function Closing({ title, text, buttons }: Home['closing']) {
  const { phone, hours } = useSite().contacts.sales;
  return (
    <section aria-labelledby="closing" className="py-14 md:py-20">
      <Container>
        <div className="relative grid gap-8 overflow-hidden rounded-lg bg-navy px-6 py-10 text-white md:px-12 md:py-14 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
          <WaterLines className="absolute inset-x-0 bottom-0 h-28 text-navy-soft" />
          <div className="relative">
            <h2 id="closing" className="text-2xl md:text-3xl">
              <Phrases>{title}</Phrases>
            </h2>
            <p className="mt-4 max-w-text text-on-navy">{text}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-3 text-on-navy">
              <a
                href={`tel:${phone.replaceAll('-', '')}`}
                className="inline-flex min-h-11 items-center gap-2 text-xl font-bold text-white tabular-nums hover:underline"
              >
                <Icon name="phone" />
                {phone}
              </a>
              <span className="text-sm">{hours}</span>
            </p>
          </div>
          <div className="relative flex flex-col gap-3 sm:flex-row lg:w-64 lg:flex-col">
            {buttons.map(({ name, path, icon }, index) => (
              <ButtonLink
                key={path}
                to={path}
                tone={index === 0 ? 'primary' : 'on-navy'}
                className="min-h-14"
              >
                <Icon name={icon} />
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
