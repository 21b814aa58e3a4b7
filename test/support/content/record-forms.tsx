import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { normalizeText } from '../../../corpus/content-text.ts';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { FieldChanges } from '../../../desk/client/components/field-changes.tsx';
import { RecordForm } from '../../../desk/client/form/record-form.tsx';
import { itemSchemaOf } from '../../../desk/client/form/schema.ts';
import { written } from '../../../desk/client/form/written.ts';
import { editRecordText, type RecordData, readRecordText } from '../../../desk/editing/record-text.ts';
import { changesBetween } from '../../../desk/server/drafts/versions.ts';
import type { DeskSchema } from '../../../desk/shared/api.ts';
import type { Kind } from '../../../records/kind.ts';
import { FIXTURE_CONTENT, OTHER_CONTENT_DIR, REAL_CONTENT } from './fixture-content.ts';

/** Content folders of the repository: the demonstration's, the tests' and another vendor's. */
export const FOLDERS = [REAL_CONTENT, FIXTURE_CONTENT, OTHER_CONTENT_DIR];

export async function kindsOfFolder(folder: string): Promise<Kind[]> {
  return kindsOf((await loadCorpus(folder, [])).categories);
}

/** A content file with its forms. */
interface Opened {
  file: string;
  text: string;
  record: RecordData;
  /** Schema and data of each form: one per file, or one per item of a list. */
  forms: { schema: DeskSchema; data: unknown }[];
}

export function filesOf(folder: string, kind: Kind): Opened[] {
  const schema = jsonSchemaOf(kind) as DeskSchema;
  const files =
    'folder' in kind
      ? existing(path.join(folder, kind.folder)).map((name) => `${kind.folder}/${name}`)
      : existing(folder).filter((name) => name === kind.file);
  return files
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const record = readRecordText(file, text);
      // A fact citation may make the file invalid YAML until it is replaced: the desk then shows only the
      // text.
      if ('problem' in record) return [];
      const forms =
        kind.format === 'list'
          ? (record.data as unknown[]).map((data) => ({ schema: itemSchemaOf(schema), data }))
          : [{ schema, data: record.data }];
      return [{ file, text, record, forms }];
    });
}

function existing(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Mounts a form as the editor does, and collects the data that it would save. */
export function mountForm(schema: DeskSchema, data: unknown) {
  const changes: unknown[] = [];
  function Held() {
    const [value, setValue] = useState(data);
    return (
      <RecordForm
        schema={schema}
        data={value}
        problems={[]}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    );
  }
  const view = render(<Held />);
  return { ...view, changes, saved: () => written(changes.at(-1) ?? data) };
}

/** Faults of a mounted form: error messages, values shown as JSON, and names without a control. */
function faultsOf(container: HTMLElement): string[] {
  const raw = [...container.querySelectorAll('.raw, pre')].map(({ textContent }) => `raw: ${textContent}`);
  const controls = new Set([...container.querySelectorAll('input, select, textarea')].map(({ id }) => id));
  const labels = [...container.querySelectorAll('label')].filter(({ htmlFor }) => !controls.has(htmlFor));
  const words = [...container.querySelectorAll('label, legend, .description, .absent-title, h3')].flatMap(
    ({ textContent }) => (PROGRAMMERS.test(textContent ?? '') ? [`words: ${textContent}`] : []),
  );
  const english = /Unsupported|Unknown|フォームでは扱え/.exec(container.textContent ?? '');
  return [
    ...raw,
    ...labels.map(({ textContent }) => `no control: ${textContent}`),
    ...words,
    ...(english ? [english[0]] : []),
  ];
}

/** Words of files and programs, which editors of the desk never see. */
const PROGRAMMERS =
  /\b(?:true|false|null|undefined|publishFrom|publishUntil|YAML)\b|\.(?:yaml|md)\b|\[object/;

/** Faults of the list of changes for a new record: words of programs, and fields without a name. */
export function faultsOfChanges({ file, text }: Opened, schema: DeskSchema): string[] {
  const changes = changesBetween(file, undefined, text);
  const { container, unmount } = render(<FieldChanges changes={changes} schema={schema} name="変更" />);
  const names = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent ?? '');
  const values = [...container.querySelectorAll('.line')].map(({ textContent }) => textContent ?? '');
  unmount();
  return [
    // SNS is a word of editors.
    ...names.filter((name) => !/[^ -~]|^[A-Z]+$/.test(name)),
    ...values.filter((value) => /^\{|^\[[\d{\x22]|^(?:true|false)$/m.test(value)),
  ];
}

/** Faults in the forms of a file: fields that cannot be filled in, and changes without any input. */
export function faultsOfFile({ file, text, record, forms }: Opened): object[] {
  const ofForms = forms.map(({ schema, data }, item) => {
    const { container, changes, unmount } = mountForm(schema, data);
    const faults = [
      ...faultsOf(container),
      ...(container.querySelector('input, select, textarea, button') ? [] : ['empty']),
    ];
    unmount();
    return { file, item, faults, changes };
  });
  // As sent by the browser and written by the server.
  const saved = editRecordText(file, text, { ...record, data: written(record.data) });
  return [
    ...ofForms.filter(({ faults, changes }) => faults.length + changes.length > 0),
    ...(saved === normalizeText(text) ? [] : [{ file, saved }]),
  ];
}
