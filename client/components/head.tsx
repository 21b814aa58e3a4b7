import { useLocation } from 'react-router';
import { LOCALE, PREVIEW_SIZE } from '../../shared/constants.ts';
import { FEEDS, type Feed } from '../../shared/feeds.ts';
import { canonicalUrl } from '../../shared/paths/canonical.ts';
import { toScriptJson } from '../lib/loading/page-state.ts';
import { usePageContext } from '../lib/page-context.tsx';

export interface HeadProps {
  /** Title without the site's name, which is appended. Omitted for the home page. */
  title?: string;
  /** 70 to 120 characters. */
  description: string;
  /** Path of the preview image for shared links, in PREVIEW_SIZE; by default that of the site, if it has one. */
  preview?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** Structured data of the page's record (schema.org). */
  jsonLd?: object[] | undefined;
  /** Feed of the page's kind of entries. */
  feed?: Feed | undefined;
  /** Excludes the page from search results; its links are still followed. */
  noindex?: boolean;
}

type Properties = [property: string, content: string | number][];

function picture(url: string, alt: string): Properties {
  return [
    ['image', url],
    ['image:type', url.endsWith('.jpg') ? 'image/jpeg' : 'image/png'],
    ['image:width', PREVIEW_SIZE.width],
    ['image:height', PREVIEW_SIZE.height],
    ['image:alt', alt],
  ];
}

/** Head of a page; React moves the elements into `<head>`. */
export function Head({
  title,
  description,
  preview: own,
  type = 'website',
  jsonLd = [],
  feed,
  noindex = false,
}: HeadProps) {
  const {
    settings,
    content: { site, preview: general },
  } = usePageContext();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${site.name}` : `${site.name} | ${site.tagline}`;
  const canonical = canonicalUrl(settings.siteOrigin, pathname);
  const preview = own ?? general;
  const og: Properties = [
    ['title', fullTitle],
    ['description', description],
    ['type', type],
    ['url', canonical],
    ['site_name', site.name],
    ['locale', LOCALE.replace('-', '_')],
    ...(preview ? picture(new URL(preview, settings.siteOrigin).href, title ?? site.tagline) : []),
  ];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {/* On every page, including not-found pages. */}
      <link rel="canonical" href={canonical} />
      {feed ? (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${FEEDS[feed].title} | ${site.name}`}
          href={FEEDS[feed].path}
        />
      ) : null}
      {og.map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
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
