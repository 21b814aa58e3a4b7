import { FORMS } from '../../../shared/api/forms/all.ts';
import { TIME_ZONE } from '../../../shared/constants.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/text/csv.ts';
import type { Submission } from './submissions.ts';

const FORM_LABELS = new Map(FORMS.map(({ type, label }) => [type, label]));
const momentInJapan = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

interface Column {
  label: string;
  value(submission: Submission): string;
}

/** What sales copies into other programs comes in its normalized form as well. */
const FOLDED_TOO = new Set(['phone', 'mailbox']);

const COLUMNS: Column[] = [
  { label: '受付番号', value: ({ receipt }) => receipt },
  { label: '受付日時', value: ({ receivedAt }) => momentInJapan.format(new Date(receivedAt)) },
  { label: 'フォーム', value: ({ form }) => FORM_LABELS.get(form) ?? form },
  ...fieldColumns(),
];

/** A column for each field of any form. Fields of the same name, or of the same label, share theirs. */
function fieldColumns(): Column[] {
  const seen = new Set<string>();
  const columns = new Map<string, string[]>();
  for (const { fields } of FORMS) {
    for (const [name, { label }] of Object.entries(fields)) {
      if (seen.has(name)) continue;
      seen.add(name);
      columns.set(label, [...(columns.get(label) ?? []), name]);
    }
  }
  return [...columns].flatMap(([label, names]) => [
    { label, value: ({ typed }) => names.map((name) => shown(typed[name])).find(Boolean) ?? '' },
    ...names.filter((name) => FOLDED_TOO.has(name)).map((name) => foldedColumn(label, name)),
  ]);
}

function foldedColumn(label: string, name: string): Column {
  return { label: `${label}(整形済み)`, value: ({ folded }) => folded[name] ?? '' };
}

function shown(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return value ?? '';
}

/** The lines of the export, the header first. */
export async function* leadsCsv(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ label }) => label));
  for await (const submission of submissions) yield csvLine(COLUMNS.map(({ value }) => value(submission)));
}
