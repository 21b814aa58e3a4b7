import { HONEYPOT } from '../../../../shared/api/forms/honeypot.ts';

/** Honeypot: invisible and unreachable for people, but filled in by bots. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        この欄には何も入力しないでください
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
