import { Button } from '../../../components/button.tsx';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import type { Place } from './find-address.ts';
import { useAddressLookup } from './use-address-lookup.ts';

/**
 * Fills the address from the postcode above it: automatically on the seventh digit, or on request. Needs
 * script.
 */
export function AddressLookup({ formId }: { formId: string }) {
  const { message, candidates, lookUp, choose } = useAddressLookup(formId);
  if (!useHydrated()) return null;
  return (
    <div className="mt-3">
      <Button tone="secondary" onClick={lookUp}>
        住所を自動入力
      </Button>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {message ? <span className="mt-2 block">{message}</span> : null}
      </p>
      {candidates.length > 0 ? <Candidates places={candidates} onChoose={choose} /> : null}
    </div>
  );
}

function Candidates({ places, onChoose }: { places: Place[]; onChoose(place: Place): void }) {
  return (
    <ul
      aria-label="郵便番号に当てはまる町名"
      className="mt-2 max-h-64 overflow-y-auto rounded-md border border-line-strong bg-white py-1"
    >
      {places.map((place) => (
        <li key={`${place.city}${place.town}`}>
          <button
            type="button"
            onClick={() => onChoose(place)}
            className="flex min-h-11 w-full items-center px-4 text-left hover:bg-aqua-pale"
          >
            {place.prefecture}
            {place.city}
            {place.town}
          </button>
        </li>
      ))}
    </ul>
  );
}
