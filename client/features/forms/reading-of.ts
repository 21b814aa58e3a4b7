import type { Field } from '../../../shared/api/forms/fields.ts';
import {
  foldDay,
  foldKana,
  foldMail,
  foldPhone,
  foldPostalCode,
  foldSerial,
  foldWholeNumber,
} from '../../../shared/api/forms/fold.ts';

type Fold = (typed: string) => string;

/** Where how something is understood matters to the visitor, and how it is written for people. */
const SHOWN = new Map<Fold, (folded: string) => string>([
  [foldPhone, (folded) => folded],
  [foldPostalCode, (folded) => `${folded.slice(0, 3)}-${folded.slice(3)}`],
  [foldKana, (folded) => folded],
  [foldMail, (folded) => folded],
  [foldSerial, (folded) => folded],
  [foldDay, (folded) => folded],
  [foldWholeNumber, (folded) => folded],
]);

/** How a value is understood, when that is not just what was typed. */
export function readingOf(field: Field, typed: string): string | undefined {
  if (field.kind !== 'text' || typed.trim() === '') return undefined;
  const folded = field.fold(typed);
  const shown = SHOWN.get(field.fold)?.(folded);
  return shown === typed || folded === typed || isGrouped(typed, folded) ? undefined : shown;
}

/** `03-1234-5678` is 0312345678 to everybody. */
function isGrouped(typed: string, folded: string): boolean {
  return /^[\x20-\x7e]+$/.test(typed) && typed.replace(/[- ]/g, '') === folded;
}
