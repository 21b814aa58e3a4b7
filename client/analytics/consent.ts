import { CONSENT_KEY } from '../../shared/constants.ts';
import { readItem, writeItem } from '../lib/browser/browser-storage.ts';
import { whenShown } from '../lib/browser/when-shown.ts';
import { leaveTagManager, loadTagManager, pushConsentDefault, pushConsentUpdate } from './tag-manager.ts';

export type ConsentChoice = 'granted' | 'denied';

const listeners = new Set<() => void>();
let choice: ConsentChoice | null = null;
let containerId: string | null = null;

function readChoice(): ConsentChoice | null {
  const kept = readItem('localStorage', CONSENT_KEY);
  return kept === 'granted' || kept === 'denied' ? kept : null;
}

/**
 * Starts consent mode v2 in its basic form: everything is denied, and no tag is loaded before the visitor has
 * agreed, in this visit or in an earlier one. Has no effect without a container. Must be called once, before
 * any other entry of the data layer.
 */
export function startConsent(gtmId: string | null): void {
  if (gtmId === null) return;
  containerId = gtmId;
  pushConsentDefault();
  const kept = readChoice();
  if (kept) whenShown(() => take(kept));
  window.addEventListener('storage', ({ key }) => {
    // The visitor has decided in another tab.
    const elsewhere = key === CONSENT_KEY ? readChoice() : null;
    if (elsewhere) take(elsewhere);
  });
}

/** Stores and applies the visitor's decision. Without storage it holds for this document. */
export function decideConsent(decision: ConsentChoice): void {
  writeItem('localStorage', CONSENT_KEY, decision);
  take(decision);
}

function take(decision: ConsentChoice): void {
  if (containerId === null || decision === choice) return;
  choice = decision;
  pushConsentUpdate(decision);
  if (decision === 'granted') loadTagManager(containerId);
  else leaveTagManager();
  for (const listener of listeners) listener();
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function consentChoice(): ConsentChoice | null {
  return choice;
}
