import { usePageContext } from '../../lib/page-context.tsx';
import { breadcrumbJsonLd } from '../../lib/structured-data/breadcrumb-json-ld.ts';
import { Head, type HeadProps } from '../head.tsx';
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs.tsx';

interface PageMetaProps extends HeadProps {
  title: string;
  /** From the page of the section to this page; the last one has no path. */
  crumbs: Crumb[];
}

/** Head and breadcrumbs of a page, with the breadcrumbs also as structured data. */
export function PageMeta({ crumbs, jsonLd = [], ...head }: PageMetaProps) {
  const { settings } = usePageContext();
  return (
    <>
      <Head {...head} jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs), ...jsonLd]} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}
