import { useEffect, useRef, useState } from 'react';
import { normalizePostalCode } from '../../../../shared/api/forms/normalize.ts';
import { Button } from '../../../components/button.tsx';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { type Filled, fillAddress } from './fill-address.ts';
import { findAddress, type Place } from './find-address.ts';

const DIGITS = /^\d{7}$/;
const NAMES = { prefecture: '都道府県', city: '市区町村', street: '町名・番地' };

function formOf(id: string): HTMLFormElement | null {
  return document.getElementById(id) as HTMLFormElement | null;
}

function codeIn(id: string): string {
  const control = formOf(id)?.elements.namedItem('postalCode') as HTMLInputElement | null;
  return normalizePostalCode(control?.value ?? '');
}

/** Parts that several places have in common; the visitor chooses the town. */
function commonOf(places: Place[]): Place {
  const [first] = places as [Place];
  const same = (name: keyof Place) => places.every((place) => place[name] === first[name]);
  return {
    prefecture: same('prefecture') ? first.prefecture : '',
    city: same('city') ? first.city : '',
    town: same('town') ? first.town : '',
  };
}

/**
 * Fills the address from the postcode above it: automatically on the seventh digit, or on request. Needs
 * script.
 */
export function AddressLookup({ formId }: { formId: string }) {
  const isHydrated = useHydrated();
  const [message, setMessage] = useState('');
  const [candidates, setCandidates] = useState<Place[]>([]);
  const filled = useRef<Filled>({});
  const running = useRef<AbortController | null>(null);
  const lastCode = useRef('');

  function fill(place: Place, done: string): void {
    const form = formOf(formId);
    const left = form ? fillAddress(form, place, filled.current) : [];
    const kept = left.map((name) => NAMES[name]).join('と');
    setMessage(kept ? `${kept}は、入力済みの内容をそのままにしました。` : done);
  }

  async function find(code: string): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setCandidates([]);
    try {
      const places = await findAddress(code, run.signal);
      if (run.signal.aborted) return;
      if (places.length === 0) {
        setMessage('この郵便番号の住所は見つかりませんでした。住所をそのままご入力ください。');
        return;
      }
      if (places.length > 1) setCandidates(places);
      fill(
        commonOf(places),
        places.length > 1
          ? `町名の候補が${places.length}件あります。お選びください。`
          : '住所を入力しました。続けて番地をご入力ください。',
      );
    } catch {
      // Not an error for the visitor, who can type the address.
      if (!run.signal.aborted)
        setMessage('住所を取得できませんでした。お手数ですが、そのままご入力ください。');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read current values
  useEffect(() => {
    const form = formOf(formId);
    lastCode.current = codeIn(formId);
    const notice = (event: Event) => {
      if ((event.target as HTMLInputElement).name !== 'postalCode' || (event as InputEvent).isComposing)
        return;
      const code = codeIn(formId);
      if (code === lastCode.current) return;
      lastCode.current = code;
      if (DIGITS.test(code)) void find(code);
    };
    form?.addEventListener('input', notice);
    form?.addEventListener('compositionend', notice);
    return () => {
      form?.removeEventListener('input', notice);
      form?.removeEventListener('compositionend', notice);
      running.current?.abort();
    };
  }, [formId]);

  function lookUp(): void {
    const code = codeIn(formId);
    if (DIGITS.test(code)) void find(code);
    else setMessage('郵便番号を7桁で入力してから押してください。');
  }

  function choose(place: Place): void {
    setCandidates([]);
    fill(place, '住所を入力しました。続けて番地をご入力ください。');
  }

  if (!isHydrated) return null;
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
