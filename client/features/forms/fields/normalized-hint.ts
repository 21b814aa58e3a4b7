import type { Field } from '../../../../shared/api/forms/fields.ts';
import {
  normalizeDay,
  normalizeKana,
  normalizeMail,
  normalizePhone,
  normalizePostalCode,
  normalizeSerial,
  normalizeWholeNumber,
} from '../../../../shared/api/forms/normalize.ts';

type Normalize = (typed: string) => string;

/** Normalizations that are worth showing to the visitor, with their display format. */
const SHOWN = new Map<Normalize, (normalized: string) => string>([
  [normalizePhone, (normalized) => normalized],
  [normalizePostalCode, (normalized) => `${normalized.slice(0, 3)}-${normalized.slice(3)}`],
  [normalizeKana, (normalized) => normalized],
  [normalizeMail, (normalized) => normalized],
  [normalizeSerial, (normalized) => normalized],
  [normalizeDay, (normalized) => normalized],
  [normalizeWholeNumber, (normalized) => normalized],
]);

/** Normalized value when it differs from the input by more than format. */
export function normalizedHint(field: Field, typed: string): string | undefined {
  if (field.kind !== 'text' || typed.trim() === '') return undefined;
  const normalized = field.normalize(typed);
  const shown = SHOWN.get(field.normalize)?.(normalized);
  return shown === typed || normalized === typed || isGrouped(typed, normalized) ? undefined : shown;
}

/** Returns whether the input differs only by grouping: `03-1234-5678` is evidently 0312345678. */
function isGrouped(typed: string, normalized: string): boolean {
  return /^[\x20-\x7e]+$/.test(typed) && typed.replace(/[- ]/g, '') === normalized;
}
