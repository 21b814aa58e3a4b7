import { useContext } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import { Unedited } from '../components/unedited.tsx';
import { fieldId } from './errors.ts';
import { FileControls } from './file-controls.tsx';
import { type FieldProps, FormContext } from './form-context.ts';
import { Group } from './group.tsx';
import { NamedFields } from './named-fields.tsx';
import { PhotoControls } from './photo-controls.tsx';
import { factsOfPicture, pictureFieldOf } from './schema.ts';

/** Fields of the publication period, shown separately from the content. */
const TIMING = ['publishFrom', 'publishUntil', 'draft'];

/** Record field. An optional record is absent until it is added, and is removed as a whole. */
export function RecordField(props: FieldProps) {
  const { schema, value, path, title, presence } = props;
  const { change } = useContext(FormContext);
  const isOptional = presence === 'optional';
  if (isOptional && value === undefined)
    return (
      <div
        className="column justify-items-start gap-1 border-l-3 border-line pl-4"
        id={fieldId(path)}
        tabIndex={-1}
      >
        <span className="absent-title font-bold">{title}</span>
        {schema.description && <p className="description">{schema.description}</p>}
        <Uploads {...props} />
        <button type="button" onClick={() => change(path, {})}>
          {title}を追加
        </button>
      </div>
    );
  return (
    <>
      <Uploads {...props} />
      <Group {...props}>
        <Properties {...props} />
        <NamedFields {...props} />
        <UnknownFields {...props} />
      </Group>
      {isOptional && (
        <button type="button" className="quiet" onClick={() => change(path, undefined)}>
          {title}を取り除く
        </button>
      )}
    </>
  );
}

/** Controls that send the picture or the file of a record. */
function Uploads({ schema, value, path }: FieldProps) {
  const { change } = useContext(FormContext);
  const { properties = {} } = schema;
  const fileField = Object.keys(properties).find((name) => properties[name]?.upload === 'file');
  const pictureField = pictureFieldOf(schema);
  const record = isRecord(value) ? value : {};
  const write = (facts: object) => change(path, { ...record, ...facts });
  return (
    <>
      {pictureField && (
        <PhotoControls
          picture={record[pictureField]}
          focus={record.focus}
          onFocus={'focus' in properties ? (focus) => write({ focus }) : undefined}
          onPicture={(picture) => write(factsOfPicture(pictureField, picture))}
          mayDecorate={'decorative' in properties}
        />
      )}
      {fileField && <FileControls onFile={({ file, ...facts }) => write({ [fileField]: file, ...facts })} />}
    </>
  );
}

/** Fields of the schema. Constants are set by the choice of the alternative above the fields. */
function Properties({ schema: { properties = {}, required = [] }, value, path }: FieldProps) {
  const { Field } = useContext(FormContext);
  const isTimed = TIMING.every((name) => name in properties);
  const fields = (isTiming: boolean) =>
    Object.entries(properties)
      .filter(([name, property]) => !('const' in property) && (isTimed && TIMING.includes(name)) === isTiming)
      .map(([name, property]) => (
        <div key={name}>
          <Field
            schema={property}
            value={isRecord(value) ? value[name] : undefined}
            path={[...path, name]}
            title={name}
            presence={required.includes(name) ? 'required' : 'optional'}
          />
        </div>
      ));
  return (
    <>
      {fields(false)}
      {isTimed && (
        <fieldset className="box bg-ground p-4">
          <legend>公開</legend>
          {fields(true)}
        </fieldset>
      )}
    </>
  );
}

/** Shows values that the schema does not define; they are retained. */
function UnknownFields({ schema: { additionalProperties, properties = {} }, value }: FieldProps) {
  if (additionalProperties !== false || !isRecord(value)) return null;
  const unknown = Object.entries(value).filter(
    ([name, inner]) => !Object.hasOwn(properties, name) && inner !== undefined,
  );
  if (unknown.length === 0) return null;
  return (
    <Unedited
      title="フォームにない項目"
      value={Object.fromEntries(unknown)}
      hint="このまま残ります。直すときは「原文」を使ってください。"
    />
  );
}
