import type { ReactNode } from 'react';
import { descriptionId, fieldId } from './errors.ts';
import type { FieldProps } from './form-context.ts';

/** Group of fields with a name, left out if the parent shows it already. */
export function Group(props: FieldProps & { children: ReactNode }) {
  const { path, title, presence, isQuiet, children } = props;
  const { description } = props.schema;
  const id = fieldId(path);
  if (isQuiet || typeof path.at(-1) !== 'string')
    return (
      <div id={id} tabIndex={-1} className="column gap-5 focus:outline-none">
        {children}
      </div>
    );
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={description && descriptionId(id)}>
      <legend>
        {title}
        {presence === 'required' && <span className="required">必須</span>}
      </legend>
      {description && (
        <p className="description" id={descriptionId(id)}>
          {description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
