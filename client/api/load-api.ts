import type { Api } from '../../shared/api/client.ts';

type NavigationCode = typeof import('../navigation-code.ts');

let loading: Promise<NavigationCode> | undefined;

/** The code of client navigation, fetched once; what could not be fetched is tried again. */
export function loadNavigationCode(): Promise<NavigationCode> {
  loading ??= import('../navigation-code.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The browser's client of /api, for what a component asks for after the page is there. */
export async function loadApi(): Promise<Api> {
  return (await loadNavigationCode()).browserApi;
}
