import type { Crumb } from '../../components/navigation/breadcrumbs.tsx';

/** Breadcrumbs of a page as structured data (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(origin: string, crumbs: Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'ホーム', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: new URL(path, origin).href }),
    })),
  };
}
