import { createContext, useContext, useEffect, useState } from 'react';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { contactOf } from '../../../shared/site/site.ts';
import { useSite } from '../../lib/page-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Terms } from '../text/terms.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-3 font-bold text-aqua hover:text-aqua-deep hover:underline';

/** States of the support desk on a page that has them. */
export const SupportContext = createContext<PageContent['support']>(undefined);

/** Contact with its business hours. `narrow` stacks its entries, for a column next to the main content. */
export function ContactCard({ contact, narrow = false }: { contact: string; narrow?: boolean }) {
  const site = useSite();
  const support = useContext(SupportContext);
  const { name, phone, hours } = contactOf(site, contact);
  return (
    <div className="rounded-lg border border-aqua-line bg-aqua-pale p-6 md:p-8">
      <p className="font-bold">{name}</p>
      {contact === 'support' && support ? <SupportNow {...support} /> : null}
      <div className={classNames('mt-2 flex flex-col gap-x-10', !narrow && 'md:flex-row')}>
        <a href={`tel:${phone}`} className={`${LINK} text-xl tabular-nums`}>
          <Icon name="phone" />
          <Terms>{phone}</Terms>
        </a>
        <a href={`mailto:${site.email}`} className={`${LINK} max-sm:text-sm`}>
          <Icon name="mail" />
          <span>
            <Terms>{site.email}</Terms>
          </span>
        </a>
      </div>
      <p className="mt-2 text-sm text-ink-soft">受付時間:{hours}</p>
    </div>
  );
}

const UPDATE_MS = 20_000;

/** Whether the desk is open now: at first as of the document, which may come from a cache, then by the browser's clock. */
function SupportNow({ states, at }: NonNullable<PageContent['support']>) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  const state = states.find(({ until }) => now < until);
  if (!state) return null;
  return (
    <p
      role="status"
      className={`mt-2 font-bold text-phrases ${state.isOpen ? 'text-aqua-deep' : 'text-notice'}`}
    >
      {state.text}
    </p>
  );
}
