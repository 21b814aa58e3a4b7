import { CONSENT_KEY } from '../shared/constants.ts';
import { readItem } from './lib/browser/browser-storage.ts';

/** Properties of browsers that TypeScript does not declare. */
interface RefusalSignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * Whether the visitor refuses error reports, by the choice about analytics or by a setting of the browser. The notice
 * of external transmission promises that no reports are sent then.
 */
export function refusesReports(): boolean {
  const { globalPrivacyControl, doNotTrack }: RefusalSignals = navigator;
  return (
    globalPrivacyControl === true || doNotTrack === '1' || readItem('localStorage', CONSENT_KEY) === 'denied'
  );
}
