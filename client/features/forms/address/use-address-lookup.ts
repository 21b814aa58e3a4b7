import { useEffect, useRef, useState } from 'react';
import { normalizePostalCode } from '../../../../shared/api/forms/normalize.ts';
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

export function useAddressLookup(formId: string) {
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

  async function lookUp(code: string): Promise<void> {
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
      if (DIGITS.test(code)) void lookUp(code);
    };
    form?.addEventListener('input', notice);
    form?.addEventListener('compositionend', notice);
    return () => {
      form?.removeEventListener('input', notice);
      form?.removeEventListener('compositionend', notice);
      running.current?.abort();
    };
  }, [formId]);

  return {
    message,
    candidates,
    lookUp() {
      const code = codeIn(formId);
      if (DIGITS.test(code)) void lookUp(code);
      else setMessage('郵便番号を7桁で入力してから押してください。');
    },
    choose(place: Place) {
      setCandidates([]);
      fill(place, '住所を入力しました。続けて番地をご入力ください。');
    },
  };
}
