import { setControl } from '../form-values.ts';
import type { Place } from './find-address.ts';

/** What was filled in by itself, so that a better answer may take its place and a visitor's own words never go. */
export type Filled = Partial<Record<'prefecture' | 'city' | 'street', string>>;

/** @returns the names of what was left because the visitor has typed something else. */
export function fillAddress(element: HTMLFormElement, place: Place, filled: Filled): (keyof Filled)[] {
  const wanted = { prefecture: place.prefecture, city: place.city, street: place.town };
  return (Object.keys(wanted) as (keyof Filled)[]).filter((name) => {
    const control = element.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    const now = control?.value.trim() ?? '';
    const value = wanted[name];
    // Where somebody is about to type, nothing appears by itself.
    if (!control || control === document.activeElement || value === '' || now === value) return false;
    const isOwn = now !== '' && now !== filled[name];
    // A house number behind the same town is what was to be typed.
    if (isOwn) return !now.startsWith(value);
    setControl(element, name, value);
    filled[name] = value;
    return false;
  });
}
