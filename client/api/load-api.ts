import type { Api } from '../../records/client.ts';

type NavigationCode = typeof import('../navigation-code.ts');

let loading: Promise<NavigationCode> | undefined;

/** Code of client navigation, fetched once; a failed fetch is repeated on the next call. */
export function loadNavigationCode(): Promise<NavigationCode> {
  loading ??= import('../navigation-code.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** API client of the browser, for components after the page has loaded. */
export async function loadApi(): Promise<Api> {
  return (await loadNavigationCode()).browserApi;
}
