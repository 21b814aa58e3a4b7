/* Handling of submissions at the desk and its audit log, without the schemas of the calls. */

export const HANDLING_STATES = ['open', 'working', 'done', 'dismissed'] as const;
export type HandlingState = (typeof HANDLING_STATES)[number];

/** Labels for editors. */
export const STATE_LABELS: Readonly<Record<HandlingState, string>> = {
  open: '未対応',
  working: '対応中',
  done: '対応済み',
  dismissed: '対応不要',
};

/** The longest internal note, in characters. */
export const NOTE_MAX_LENGTH = 2_000;

/** Submissions of a form, and the number of those due for deletion. */
export interface RetentionOfForm {
  form: string;
  /** Undefined for unlimited retention. */
  days?: number | undefined;
  total: number;
  /** Due for deletion now, and within the coming days. */
  due: number;
  soon: number;
}

export type AuditAction = 'list' | 'view' | 'change' | 'export' | 'erase' | 'purge';

export const HANDLING_LABELS = { state: '状態', assignee: '担当者', note: 'メモ' } as const;

/**
 * A changed value. The audit log contains only that a note has changed; its texts are stored as long as the submission.
 */
export interface HandlingChange {
  field: keyof typeof HANDLING_LABELS;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** Describes a change: 「状態: 未対応 → 対応中」. `nameOf` returns the name of an editor by mail address. */
export function changeText(
  { field, before, after }: HandlingChange,
  nameOf: (mail: string) => string,
): string {
  const label = HANDLING_LABELS[field];
  if (field === 'note') return label;
  const shown = (value: string | null | undefined) => {
    if (field === 'state') return STATE_LABELS[value as HandlingState] ?? '';
    return value ? nameOf(value) : 'なし';
  };
  return `${label}: ${shown(before)} → ${shown(after)}`;
}
