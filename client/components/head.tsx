import { useLocation } from 'react-router';
import { canonicalUrl } from '../../shared/paths/canonical.ts';
import { SITE } from '../../shared/site.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { toScriptJson } from '../lib/page-state.ts';

interface HeadProps {
  /** Without the site's name, which is added. The home page leaves it out. */
  title?: string;
  description: string;
  /** Path of the picture for previews. */
  image?: string;
  type?: 'website' | 'article' | 'product';
  /** Structured data of the record that the page shows (schema.org). */
  jsonLd?: object[];
  noindex?: boolean;
}

/** A page's own head; React moves it where it belongs. */
export function Head({
  title,
  description,
  image,
  type = 'website',
  jsonLd = [],
  noindex = false,
}: HeadProps) {
  const { settings } = usePageContext();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${SITE.name}` : `${SITE.name} | ${SITE.tagline}`;
  const canonical = canonicalUrl(settings.siteOrigin, pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content={SITE.locale} />
      {image ? <meta property="og:image" content={new URL(image, settings.siteOrigin).href} /> : null}
      {jsonLd.map((record) => (
        <script
          key={String((record as { '@type'?: string })['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
          dangerouslySetInnerHTML={{ __html: toScriptJson({ '@context': 'https://schema.org', ...record }) }}
        />
      ))}
    </>
  );
}
