import { HONEYPOT } from '../../../shared/api/forms/honeypot.ts';

/** Out of everybody's sight and reach but that of programs that fill in whatever they find. */
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
