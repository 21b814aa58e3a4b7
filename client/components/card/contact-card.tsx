import type { ContactName } from '../../../shared/site/site.ts';
import { useSite } from '../../lib/page-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Terms } from '../text/terms.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-3 font-bold text-aqua hover:text-aqua-deep hover:underline';

/** Contact with its business hours. `narrow` stacks its entries, for a column next to the main content. */
export function ContactCard({ contact, narrow = false }: { contact: ContactName; narrow?: boolean }) {
  const { email, contacts } = useSite();
  const { name, phone, hours } = contacts[contact];
  return (
    <div className="rounded-lg border border-aqua-line bg-aqua-pale p-6 md:p-8">
      <p className="font-bold">{name}</p>
      <div className={classNames('mt-2 flex flex-col gap-x-10', !narrow && 'md:flex-row')}>
        <a href={`tel:${phone}`} className={`${LINK} text-xl tabular-nums`}>
          <Icon name="phone" />
          <Terms>{phone}</Terms>
        </a>
        <a href={`mailto:${email}`} className={LINK}>
          <Icon name="mail" />
          <span>
            <Terms>{email}</Terms>
          </span>
        </a>
      </div>
      <p className="mt-2 text-sm text-ink-soft">受付時間:{hours}</p>
    </div>
  );
}
