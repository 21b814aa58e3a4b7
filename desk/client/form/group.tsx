import { descriptionId, type FieldPathId, titleId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Schema } from './schema.ts';

/** Group of fields with a name, left out if the parent shows it already. */
export function Group({
  fieldPathId,
  title,
  schema,
  required,
  isNamed,
  children,
}: {
  fieldPathId: FieldPathId;
  title: string;
  schema: Schema;
  required?: boolean | undefined;
  isNamed: boolean;
  children: ReactNode;
}) {
  if (!isNamed)
    return (
      <div id={fieldPathId.$id} tabIndex={-1} className="record">
        {children}
      </div>
    );
  return (
    <fieldset
      id={fieldPathId.$id}
      tabIndex={-1}
      aria-describedby={schema.description && descriptionId(fieldPathId)}
    >
      <legend id={titleId(fieldPathId)}>
        {title}
        {required && <span className="required">必須</span>}
      </legend>
      {schema.description && (
        <p className="description" id={descriptionId(fieldPathId)}>
          {schema.description}
        </p>
      )}
      {children}
    </fieldset>
  );
}
