import type { Resolve } from '../../shared/paths/resolve.ts';
import type { Navigation } from '../../shared/site/navigation.ts';

interface Target {
  path: string;
}

/** Menus, footer and side buttons without links to pages that do not exist at present. */
export function presentLinks(navigation: Navigation, resolve: Resolve): Navigation {
  const { main, dropdown, top, mobile, side, footer } = navigation;
  return {
    ...navigation,
    main: present(main).map((entry) => ({ ...entry, links: present(entry.links) })),
    dropdown: dropdown && { ...dropdown, links: present(dropdown.links) },
    top: present(top),
    mobile: present(mobile),
    side: side && { ...side, buttons: present(side.buttons) },
    footer: footer && {
      columns: present(footer.columns).map((column) => ({
        ...column,
        links: column.links.filter((link) => 'list' in link || isPresent(link)),
      })),
      legal: present(footer.legal),
    },
  };

  function present<Link extends Target>(links: readonly Link[]): Link[] {
    return links.filter(isPresent);
  }

  function isPresent({ path }: Target): boolean {
    if (!path.startsWith('/')) return true;
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
    return resolve(pathname, search).kind !== 'not-found';
  }
}
