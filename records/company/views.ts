import type { COMPANY_TEXT_KINDS, CompanyRecord, CompanyRecordOf } from './record.ts';
import { companyCalls, companyTextCalls } from './wire.ts';

export function infoOf({ kind: _kind, ...info }: CompanyRecordOf<'profile'>) {
  return info;
}

/** From the first event to the last. */
export function historyOf({ kind: _kind, items, ...history }: CompanyRecordOf<'history'>) {
  return { ...history, items: items.toSorted((a, b) => a.month.localeCompare(b.month)) };
}

/** From the newest to the oldest. */
export function honoursOf({ kind: _kind, items, ...honours }: CompanyRecordOf<'honours'>) {
  return { ...honours, items: items.toSorted((a, b) => b.month.localeCompare(a.month)) };
}

export function companyTextOf({ title, lead, items }: CompanyRecordOf<(typeof COMPANY_TEXT_KINDS)[number]>) {
  return { title, lead, items };
}

/** The path of the call that answers with a record, and its answer. */
export function companyAnswer(record: CompanyRecord): [path: string, data: object] {
  switch (record.kind) {
    case 'profile':
      return [companyCalls.info.path, infoOf(record)];
    case 'history':
      return [companyCalls.history.path.replace('{type}', String(record.type)), historyOf(record)];
    case 'honours':
      return [companyCalls.honours.path, honoursOf(record)];
    default:
      return [companyTextCalls[record.kind].path, companyTextOf(record)];
  }
}
