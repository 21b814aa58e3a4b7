// Avoids the package's index, which loads a validator that compiles schemas.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { FieldProps } from '@rjsf/utils';
import { FileControls } from './file-controls.tsx';
import { PhotoControls } from './photo-controls.tsx';
import { fileFieldOf, isRecord, pictureFieldOf, type Schema } from './schema.ts';
import { UnionField } from './union-field.tsx';

type Props = FieldProps<unknown, Schema>;
const defaults = getDefaultRegistry<unknown, Schema>().fields;
const ObjectField = defaults.ObjectField!;
const ArrayField = defaults.ArrayField!;

/** Record field. An optional record is absent until it is added, and is removed as a whole. */
function RecordField(props: Props) {
  const { schema, formData, fieldPathId, required, onChange, registry } = props;
  const key = fieldPathId.path.at(-1);
  const isOptional = typeof key === 'string' && !required && !('__additional_property' in schema);
  const title = schema.title ?? String(key ?? '');
  if (isOptional && formData === undefined)
    return (
      <div className="absent" id={fieldPathId.$id} tabIndex={-1}>
        <span className="absent-title">{title}</span>
        {schema.description && <p className="description">{schema.description}</p>}
        <button type="button" onClick={() => onChange({}, fieldPathId.path)}>
          {title}を追加
        </button>
      </div>
    );
  const pictureField = pictureFieldOf(schema);
  const fileField = fileFieldOf(schema);
  return (
    <>
      {pictureField && isRecord(formData ?? {}) && (
        <PhotoControls
          picture={(formData as Record<string, unknown> | undefined)?.[pictureField]}
          {...('focus' in (schema.properties ?? {}) && {
            focus: (formData as Record<string, unknown> | undefined)?.focus,
            onFocus: (focus) => onChange({ ...(formData as object), focus }, fieldPathId.path),
          })}
          onPicture={({ file, alt, decorative }) => {
            const {
              alt: _alt,
              decorative: _decorative,
              focus: _focus,
              ...rest
            } = (formData ?? {}) as Record<string, unknown>;
            const words = decorative ? { decorative } : { alt };
            onChange({ ...rest, [pictureField]: file, ...words }, fieldPathId.path);
          }}
          mayDecorate={'decorative' in (schema.properties ?? {})}
        />
      )}
      {fileField && (
        <FileControls
          onFile={({ file, ...facts }) =>
            onChange(
              { ...(isRecord(formData) ? formData : {}), [fileField]: file, ...facts },
              fieldPathId.path,
            )
          }
        />
      )}
      <ObjectField {...props} registry={registry} />
      {isOptional && (
        <button type="button" className="quiet" onClick={() => onChange(undefined, fieldPathId.path)}>
          {title}を取り除く
        </button>
      )}
    </>
  );
}

/** An optional list is removed with its last item. */
function ListField(props: Props) {
  const { required, fieldPathId, onChange } = props;
  const isOptional = !required && typeof fieldPathId.path.at(-1) === 'string';
  return (
    <ArrayField
      {...props}
      onChange={(value, path, ...rest) => {
        const isEmpty = Array.isArray(value) && value.length === 0 && path.length === fieldPathId.path.length;
        onChange(isEmpty && isOptional ? undefined : value, path, ...rest);
      }}
    />
  );
}

export const fields = {
  ObjectField: RecordField,
  ArrayField: ListField,
  OneOfField: UnionField,
  AnyOfField: UnionField,
};
