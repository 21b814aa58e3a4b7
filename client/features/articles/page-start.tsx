import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx';
import { Head, type HeadProps } from '../../components/head.tsx';
import { breadcrumbJsonLd } from '../../lib/breadcrumb-json-ld.ts';
import { usePageContext } from '../../lib/page-context.tsx';

interface PageStartProps extends HeadProps {
  title: string;
  /** From the section's page to this page; the last one has no path. */
  crumbs: Crumb[];
}

/** Head and breadcrumbs, and the breadcrumbs once more for search engines. */
export function PageStart({ crumbs, jsonLd = [], ...head }: PageStartProps) {
  const { settings } = usePageContext();
  return (
    <>
      <Head {...head} jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs), ...jsonLd]} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}
