import { useSyncExternalStore } from 'react';
import { usePageContext } from '../lib/page-context.tsx';
import { type ConsentChoice, consentChoice, subscribeToConsent } from './consent.ts';

/** What the visitor chose, null before; undefined where there is nothing to choose, and on the server. */
export function useConsent(): ConsentChoice | null | undefined {
  const { settings } = usePageContext();
  const choice = useSyncExternalStore(subscribeToConsent, consentChoice, () => undefined);
  return settings.gtmId === null ? undefined : choice;
}

/** The consent banner is open; other overlays wait until it is answered. */
export function useConsentPending(): boolean {
  return useConsent() === null;
}
