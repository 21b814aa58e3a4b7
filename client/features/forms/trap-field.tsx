import { TRAP } from './form-action.ts';

/** Out of everybody's sight and reach but that of programs that fill in whatever they find. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        この欄には何も入力しないでください
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
