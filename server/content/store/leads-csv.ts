import { FORMS, formTitle } from '../../../shared/api/forms/all.ts';
import { TIME_ZONE } from '../../../shared/constants.ts';
import { BYTE_ORDER_MARK, spreadsheetLine } from '../../../shared/text/csv.ts';
import type { Submission } from './submissions.ts';

const momentInJapan = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

interface CsvColumn<Of extends Submission = Submission> {
  label: string;
  value(submission: Of): string;
}

/** Fields that sales copies into other programs are also exported in normalized form. */
const FOLDED_TOO = new Set(['phone', 'mailbox']);

const HEAD: CsvColumn[] = [
  { label: '受付番号', value: ({ receipt }) => receipt },
  { label: '受付日時', value: ({ receivedAt }) => momentInJapan.format(new Date(receivedAt)) },
  { label: 'フォーム', value: ({ form }) => formTitle(form) },
];
const FIELDS = fieldColumns();

/** A column for each field of any form. Fields with the same name or label share a column. */
function fieldColumns(): CsvColumn[] {
  const labels = new Map<string, string>();
  for (const [name, { label }] of FORMS.flatMap(({ fields }) => Object.entries(fields)))
    if (!labels.has(name)) labels.set(name, label);
  const columns = Map.groupBy(labels.keys(), (name) => labels.get(name) ?? '');
  return [...columns].flatMap(([label, names]): CsvColumn[] => [
    { label, value: ({ typed }) => names.map((name) => shown(typed[name])).find(Boolean) ?? '' },
    ...names
      .filter((name) => FOLDED_TOO.has(name))
      .map((name) => ({
        label: `${label}(整形済み)`,
        value: ({ folded }: Submission) => folded[name] ?? '',
      })),
  ]);
}

function shown(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return value ?? '';
}

/** The lines of the export, the header first. `more` are columns before those of the fields. */
export async function* leadsCsv<Of extends Submission>(
  submissions: AsyncIterable<Of>,
  more: readonly CsvColumn<Of>[] = [],
): AsyncGenerator<string> {
  const columns: CsvColumn<Of>[] = [...HEAD, ...more, ...FIELDS];
  yield BYTE_ORDER_MARK + spreadsheetLine(columns.map(({ label }) => label));
  for await (const submission of submissions)
    yield spreadsheetLine(columns.map(({ value }) => value(submission)));
}
