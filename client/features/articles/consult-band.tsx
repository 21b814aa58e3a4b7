import { SITE } from '../../../shared/site.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';

interface ConsultBandProps {
  title: string;
  text: string;
  /** What the inquiry form begins with, so that the visitor need not say again where the question came from. */
  about?: string;
}

/** The end of a page that leads to a conversation. */
export function ConsultBand({ title, text, about }: ConsultBandProps) {
  const sales = about ? `/sales?${new URLSearchParams({ happenContent: about })}` : '/sales';
  return (
    <section aria-labelledby="consult" className="bg-navy text-white print:hidden">
      <Container className="flex flex-col gap-8 py-12 md:py-16 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-text">
          <h2 id="consult" className="text-2xl">
            {title}
          </h2>
          <p className="mt-3 text-on-navy">{text}</p>
        </div>
        <div className="shrink-0">
          <p className="flex flex-col gap-3 md:flex-row">
            <ButtonLink to={sales}>
              <Icon name="mail" />
              導入の相談
            </ButtonLink>
            <ButtonLink to="/catalogform" tone="on-navy">
              <Icon name="book" />
              カタログ請求
            </ButtonLink>
          </p>
          <p className="mt-3 text-sm text-on-navy">
            お電話:{SITE.phone}
            <span className="max-md:block md:ml-2">{SITE.businessHours}</span>
          </p>
        </div>
      </Container>
    </section>
  );
}
