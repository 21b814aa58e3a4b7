import { setControl } from '../state/form-values.ts';
import type { Place } from './find-address.ts';

/**
 * Values that were filled in automatically: a better result may replace them, but never the visitor's own
 * input.
 */
export type Filled = Partial<Record<'prefecture' | 'city' | 'street', string>>;

/**
 * Fills in the address. @returns the names of fields left alone because the visitor has typed something else.
 */
export function fillAddress(element: HTMLFormElement, place: Place, filled: Filled): (keyof Filled)[] {
  const wanted = { prefecture: place.prefecture, city: place.city, street: place.town };
  return (Object.keys(wanted) as (keyof Filled)[]).filter((name) => {
    const control = element.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    const now = control?.value.trim() ?? '';
    const value = wanted[name];
    // A focused field is never filled automatically.
    if (!control || control === document.activeElement || value === '' || now === value) return false;
    const isOwn = now !== '' && now !== filled[name];
    // The same town followed by a house number agrees with the result.
    if (isOwn) return !now.startsWith(value);
    setControl(element, name, value);
    filled[name] = value;
    return false;
  });
}
