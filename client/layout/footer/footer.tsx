import { useLocation } from 'react-router';
import { canonicalUrl } from '../../../shared/paths/canonical.ts';
import type { NavLink } from '../../../shared/site/navigation.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { StaticHtml } from '../../components/text/static-html.tsx';
import { useStartsOnPhone } from '../../lib/hooks/use-starts-on-phone.ts';
import { useNavigation, usePageContext, useSite } from '../../lib/page-context.tsx';
import { useAppSelector } from '../../store/store.ts';
import { NavLinks } from '../nav-links.tsx';
import { withLinks } from './listed-links.ts';
import { WaterLine } from './water-line.tsx';

export const SITE_MAP_ID = 'site-map';

export function Footer() {
  const listed = useAppSelector(({ catalogue }) => catalogue);
  const site = useSite();
  const { footer } = useNavigation();
  const isPhone = useStartsOnPhone();
  return (
    <footer className="bg-navy text-on-navy">
      <WaterLine />
      <Container className="pt-10 pb-8 md:pt-14 print:break-inside-avoid print:pt-4 print:pb-0">
        <nav id={SITE_MAP_ID} aria-label="サイトマップ" className="print:hidden">
          <StaticHtml
            name="site-map"
            as="ul"
            className={
              isPhone ? undefined : 'grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5'
            }
            data={footer && { columns: footer.columns, ...listed }}
          >
            {({ columns }) =>
              columns.map(withLinks(listed)).map((column) =>
                isPhone ? (
                  <FoldedColumn key={column.name} {...column} />
                ) : (
                  <li key={column.name} className="group last:col-span-2 lg:last:col-span-1">
                    <Link
                      to={column.path}
                      className="inline-flex min-h-11 items-center text-sm font-bold text-white hover:underline md:text-base"
                    >
                      {column.name}
                    </Link>
                    <ul className="mt-1 group-last:grid group-last:grid-cols-2 group-last:gap-x-6 lg:group-last:block">
                      <NavLinks links={column.links} className="footer-link" />
                    </ul>
                  </li>
                ),
              )
            }
          </StaticHtml>
        </nav>
        <div className="mt-12 flex flex-col gap-8 border-t print:mt-0 print:gap-2 border-navy-soft pt-8 md:flex-row md:items-end md:justify-between">
          <Address />
          <PrintedFrom />
          <SocialLinks />
        </div>
        <div className="mt-8 flex flex-col-reverse gap-2 text-xs md:flex-row md:items-center md:justify-between print:mt-4">
          <small lang="en" className="text-xs">
            © {site.englishName}
          </small>
          <StaticHtml
            name="legal"
            as="ul"
            className="flex flex-wrap gap-x-6 print:hidden"
            data={footer?.legal}
          >
            {(legal) => (
              <NavLinks
                links={legal}
                className="inline-flex min-h-11 items-center hover:text-white hover:underline"
              />
            )}
          </StaticHtml>
        </div>
      </Container>
    </footer>
  );
}

/** On a phone two windows of links would stand below every page. */
function FoldedColumn({ name: title, path: to, links }: NavLink & { links: NavLink[] }) {
  const top = links.some(({ path }) => path === to) ? [] : [{ name: title, path: to }];
  return (
    <li>
      <details className="group border-b border-navy-soft">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-sm font-bold text-white [&::-webkit-details-marker]:hidden">
          {title}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid grid-cols-2 gap-x-6 pb-4">
          <NavLinks links={[...top, ...links]} className="footer-link" />
        </ul>
      </details>
    </li>
  );
}

/** On paper there is no address bar. */
function PrintedFrom() {
  const { settings } = usePageContext();
  return (
    <p className="hidden text-sm print:block">{canonicalUrl(settings.siteOrigin, useLocation().pathname)}</p>
  );
}

function Address() {
  const { legalName, address, contacts } = useSite();
  const { postalCode, region, locality, street } = address;
  const { phone, hours } = contacts.sales;
  return (
    <address className="text-sm not-italic">
      <p className="text-base font-bold text-white">{legalName}</p>
      <p className="mt-2">
        〒{postalCode} {region}
        {locality}
        {street}
      </p>
      <p>
        電話{' '}
        <a href={`tel:${phone}`} className="inline-block py-2 tabular-nums hover:text-white hover:underline">
          {phone}
        </a>
        <span className="ml-3">{hours}</span>
      </p>
    </address>
  );
}

function SocialLinks() {
  const { social } = useSite();
  return (
    <ul aria-label="公式アカウント" className="flex gap-2 print:hidden">
      {social.map(({ name, icon, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${name}(新しいタブで開きます)`}
            className="flex size-11 items-center justify-center rounded-full border border-navy-soft transition-colors hover:border-on-navy hover:text-white"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
