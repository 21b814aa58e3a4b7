import { useLocation } from 'react-router';
import { queryString } from '../../../shared/api/transport.ts';
import { useSite } from '../../lib/page-context.tsx';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import { Icon } from '../icon.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph, Terms } from '../text/terms.tsx';

interface ConsultBandProps {
  title: string;
  /** Text of the vendor; the band is omitted without one. */
  text: string;
  /** Subject that the inquiry form is filled in with. */
  about?: string;
}

/** Band at the end of a page that leads to an inquiry. */
export function ConsultBand({ title, text, about }: ConsultBandProps) {
  const { pathname } = useLocation();
  const site = useSite();
  if (!text) return null;
  const sales = `/sales${queryString({ happenContent: about, backUrl: pathname })}`;
  return (
    <section aria-labelledby="consult" className="py-14 md:py-20 print:hidden">
      <Container>
        <div className="flex flex-col gap-8 rounded-lg border border-aqua-line bg-linear-to-br from-aqua-pale to-surface p-6 md:p-10 lg:flex-row lg:items-center lg:justify-between lg:gap-14">
          <div className="max-w-text">
            <h2 id="consult" className="text-xl md:text-2xl">
              <Phrases>{title}</Phrases>
            </h2>
            <Paragraph className="mt-3 text-ink-soft">{text}</Paragraph>
          </div>
          <div className="shrink-0">
            <p className="flex flex-col gap-3 md:flex-row">
              <ButtonLink to={sales}>
                <Icon name="mail" />
                導入の相談
              </ButtonLink>
              <ButtonLink to="/catalogform" tone="secondary">
                <Icon name="book" />
                カタログ請求
              </ButtonLink>
            </p>
            <p className="mt-3 text-sm text-ink-soft">
              お電話:<Terms>{site.contacts.sales.phone}</Terms>
              <span className="block text-xs">{site.contacts.sales.hours}</span>
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
