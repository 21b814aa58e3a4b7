import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs.tsx';
import { Head } from '../../components/head.tsx';
import { breadcrumbJsonLd } from '../../lib/breadcrumb-json-ld.ts';
import { usePageContext } from '../../lib/page-context.tsx';

interface PageStartProps {
  title: string;
  description: string;
  /** From the section's page to this page; the last one has no path. */
  crumbs: Crumb[];
  type?: 'website' | 'article';
  image?: string | null | undefined;
  jsonLd?: object[];
}

/** Head and breadcrumbs, and the breadcrumbs once more for search engines. */
export function PageStart({ crumbs, image, jsonLd = [], ...head }: PageStartProps) {
  const { settings } = usePageContext();
  return (
    <>
      <Head
        {...head}
        {...(image && { image })}
        jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs), ...jsonLd]}
      />
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}
