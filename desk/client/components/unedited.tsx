import { readable } from '../references/readable.ts';

/** Value that the form shows, but does not change. */
export function Unedited({ title, value, hint }: { title: string; value: unknown; hint: string }) {
  return (
    <div className="field">
      <p className="label">{title}</p>
      <pre className="raw">{readable(value)}</pre>
      <p className="description">{hint}</p>
    </div>
  );
}
