import { type FormEvent, useState } from 'react';
import { HANDLING_LABELS } from '../../../shared/handling.ts';
import type { SubmissionFilter, SubmissionList } from '../../shared/submissions.ts';

const NOBODY = 'nobody';
const DETAILS = ['form', 'assignee', 'from', 'until'] as const;

const given = (value: string) => value || undefined;

/** Form of the filter except the state; a request is made on submit only. */
export function FilterForm({
  filter,
  forms,
  readers,
  onFilter,
}: Pick<SubmissionList, 'forms' | 'readers'> & {
  filter: SubmissionFilter;
  onFilter(filter: SubmissionFilter): void;
}) {
  const [wanted, setWanted] = useState(filter);
  const set = (to: Partial<SubmissionFilter>) => setWanted({ ...wanted, ...to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...wanted, state: filter.state });
  };
  const clear = () => {
    setWanted({});
    onFilter({ state: filter.state });
  };
  // Open if the screen has room, or if a detail is set.
  const [isOpen] = useState(
    () => matchMedia('(width >= 48rem)').matches || DETAILS.some((name) => filter[name] !== undefined),
  );
  return (
    <search>
      <form className="inquiry-filter" onSubmit={submit}>
        <div className="field">
          <label htmlFor="filter-text">会社、お名前、メールアドレス、受付番号</label>
          <input
            id="filter-text"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={wanted.text ?? ''}
            onChange={({ target }) => set({ text: given(target.value) })}
          />
        </div>
        <details open={isOpen}>
          <summary>フォーム、担当者、受付日で絞り込む</summary>
          <div className="inquiry-more">
            <div className="field">
              <label htmlFor="filter-form">フォーム</label>
              <select
                id="filter-form"
                value={wanted.form ?? ''}
                onChange={({ target }) => set({ form: given(target.value) })}
              >
                <option value="">すべて</option>
                {forms.map(({ form, title }) => (
                  <option key={form} value={form}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="filter-assignee">{HANDLING_LABELS.assignee}</label>
              <select
                id="filter-assignee"
                value={wanted.assignee === null ? NOBODY : (wanted.assignee ?? '')}
                onChange={({ target }) =>
                  set({ assignee: target.value === NOBODY ? null : given(target.value) })
                }
              >
                <option value="">すべて</option>
                <option value={NOBODY}>担当者なし</option>
                {readers.map(({ mail, name }) => (
                  <option key={mail} value={mail}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <DateField
              id="filter-from"
              label="受付日(から)"
              value={wanted.from}
              onChange={(from) => set({ from })}
            />
            <DateField
              id="filter-until"
              label="受付日(まで)"
              value={wanted.until}
              onChange={(until) => set({ until })}
            />
          </div>
        </details>
        <div className="buttons">
          <button type="submit" className="primary">
            絞り込む
          </button>
          <button type="button" onClick={clear}>
            条件を消す
          </button>
        </div>
      </form>
    </search>
  );
}

interface DateFieldProps {
  id: string;
  label: string;
  /** `2026-11-20` */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function DateField({ id, label, value = '', onChange }: DateFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => onChange(given(target.value))} />
    </div>
  );
}
