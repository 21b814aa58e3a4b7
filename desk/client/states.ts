import type { DeskDraft, DeskListed } from '../shared/api.ts';
import type { DeskNote } from '../shared/together.ts';

/** Label of a record's state, and its colour. */
export interface State {
  text: string;
  tone: 'on' | 'off' | 'draft' | 'review' | 'back' | 'later' | 'open';
}

export function stateOfDraft({ state }: DeskDraft): State {
  if (state === 'returned') return { text: '差し戻し', tone: 'back' };
  return state === 'review' ? { text: '承認待ち', tone: 'review' } : { text: '下書き', tone: 'draft' };
}

/** Others who have a record open. */
export function openStates(names: readonly string[] = []): State[] {
  return names.map((name) => ({ text: `${name}さんが開いています`, tone: 'open' }));
}

/** Comment with which a draft was sent back; undefined in other states. */
export function returnOf({ state, notes }: DeskDraft): DeskNote | undefined {
  return state === 'returned' ? notes.findLast(({ isReturn }) => isReturn) : undefined;
}

/** States of a record: visible to visitors, and its draft. `now` is a minute in Japan: `2026-12-01 09:00`. */
export function statesOf(listed: DeskListed, now: string): State[] {
  const draft = listed.draft ? [stateOfDraft(listed.draft)] : [];
  return listed.isNew ? draft : [...draft, shownState(listed, now)];
}

function shownState({ isHidden, publishFrom, publishUntil }: DeskListed, now: string): State {
  if (isHidden) return { text: '非表示', tone: 'off' };
  if (publishUntil && publishUntil <= now) return { text: '期間終了', tone: 'off' };
  if (publishFrom && publishFrom > now) return { text: `予約 ${publishFrom}`, tone: 'later' };
  return { text: '公開中', tone: 'on' };
}

const IN_JAPAN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a moment as in files: `2026-12-01 09:00`, in Japan. */
export function minuteInJapan(moment: Date): string {
  return IN_JAPAN.format(moment);
}

/** Formats a timestamp of the server; empty for an invalid one. */
export function timeOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : minuteInJapan(date);
}
