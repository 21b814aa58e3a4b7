import { CONSENT_KEY } from '../shared/constants.ts';
import { readItem } from './lib/browser-storage.ts';

/** Signals of browsers that no type knows yet. */
interface RefusalSignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * The visitor sends nothing to others: said no to analytics, or has set the browser so. The notice of external
 * transmission promises that reports stay away then.
 */
export function refusesReports(): boolean {
  const { globalPrivacyControl, doNotTrack }: RefusalSignals = navigator;
  return (
    globalPrivacyControl === true || doNotTrack === '1' || readItem('localStorage', CONSENT_KEY) === 'denied'
  );
}
