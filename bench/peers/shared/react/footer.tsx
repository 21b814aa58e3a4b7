import { CONTAINER, FOOTER_LINK } from '../class-names';
import type { Footer as FooterWords } from '../home';
import { WAVES } from '../icons';
import { Icon } from './icon';

export function Footer({ footer }: { footer: FooterWords }) {
  return (
    <footer className="bg-navy text-on-navy">
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 1440 48"
        preserveAspectRatio="none"
        className="water-line block h-8 w-full bg-white md:h-12 print:hidden"
      >
        {WAVES.map(({ fill, d }) => (
          <path key={d} className={fill} d={d} />
        ))}
      </svg>
      <div className={`${CONTAINER} pt-10 pb-8 md:pt-14 print:break-inside-avoid print:pt-4 print:pb-0`}>
        <SiteMap groups={footer.groups} />
        <div className="mt-12 flex flex-col gap-8 border-t print:mt-0 print:gap-2 border-navy-soft pt-8 md:flex-row md:items-end md:justify-between">
          <address className="text-sm not-italic">
            <p className="text-base font-bold text-white">{footer.company}</p>
            <p className="mt-2">{footer.address}</p>
            <p>
              {footer.phoneLabel}{' '}
              <a
                href={footer.phone.href}
                className="inline-block py-2 tabular-nums hover:text-white hover:underline"
              >
                {footer.phone.text}
              </a>
              <span className="ml-3">{footer.hours}</span>
            </p>
          </address>
          <p className="hidden text-sm print:block">{footer.origin}</p>
          <ul aria-label="公式アカウント" className="flex gap-2 print:hidden">
            {footer.socials.map(({ href, label, icon }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={label}
                  className="flex size-11 items-center justify-center rounded-full border border-navy-soft transition-colors hover:border-on-navy hover:text-white"
                >
                  <Icon d={icon} className="size-5" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-8 flex flex-col-reverse gap-2 text-xs md:flex-row md:items-center md:justify-between print:mt-4">
          <small lang="en" className="text-xs">
            {footer.copyright}
          </small>
          <ul className="flex flex-wrap gap-x-6 print:hidden">
            {footer.policies.map(({ href, text }) => (
              <li key={href}>
                <a className="inline-flex min-h-11 items-center hover:text-white hover:underline" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function SiteMap({ groups }: { groups: FooterWords['groups'] }) {
  return (
    <nav id="site-map" aria-label="サイトマップ" className="print:hidden">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5">
        {groups.map(({ link, links }) => (
          <li key={link.text} className="group last:col-span-2 lg:last:col-span-1">
            <a
              className="inline-flex min-h-11 items-center text-sm font-bold text-white hover:underline md:text-base"
              href={link.href}
            >
              {link.text}
            </a>
            <ul className="mt-1 group-last:grid group-last:grid-cols-2 group-last:gap-x-6 lg:group-last:block">
              {links.map(({ href, text }) => (
                <li key={text}>
                  <a className={FOOTER_LINK} href={href}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
