import { useSyncExternalStore } from 'react';
import { usePageContext } from '../lib/page-context.tsx';
import { type ConsentChoice, consentChoice, subscribeToConsent } from './consent.ts';

/** The visitor's choice; null before it; undefined without a tag manager and on the server. */
export function useConsent(): ConsentChoice | null | undefined {
  const { settings } = usePageContext();
  const choice = useSyncExternalStore(subscribeToConsent, consentChoice, () => undefined);
  return settings.gtmId === null ? undefined : choice;
}

/** Returns whether the consent banner is open; other overlays wait until it is answered. */
export function useConsentPending(): boolean {
  return useConsent() === null;
}
