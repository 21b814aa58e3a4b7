import { type FormEvent, useState } from 'react';
import { HANDLING_LABELS } from '../../../shared/handling.ts';
import type { SubmissionFilter, SubmissionList } from '../../shared/submissions.ts';
import { InputField, SelectField } from '../components/field.tsx';

const ALL = ['', 'すべて'] as const;
const NOBODY = 'nobody';
const DETAILS = ['form', 'assignee', 'from', 'until'] as const;

interface Props extends Pick<SubmissionList, 'forms' | 'readers'> {
  filter: SubmissionFilter;
  onFilter(filter: SubmissionFilter): void;
}

/** Form of the filter except the state; a request is made on submit only. */
export function FilterForm({ filter, forms, readers, onFilter }: Props) {
  const [wanted, setWanted] = useState(filter);
  const set = (name: keyof SubmissionFilter) => (value: string) =>
    setWanted({ ...wanted, [name]: value || undefined });
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
      <form className="box gap-3 p-4" onSubmit={submit}>
        <InputField
          label="会社、お名前、メールアドレス、受付番号"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={wanted.text ?? ''}
          onValue={set('text')}
        />
        <details open={isOpen}>
          <summary>フォーム、担当者、受付日で絞り込む</summary>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))] gap-4 **:[input]:max-w-none">
            <SelectField
              label="フォーム"
              value={wanted.form ?? ''}
              options={[ALL, ...forms.map(({ form, title }) => [form, title] as const)]}
              onValue={set('form')}
            />
            <SelectField
              label={HANDLING_LABELS.assignee}
              value={wanted.assignee === null ? NOBODY : (wanted.assignee ?? '')}
              options={[
                ALL,
                [NOBODY, '担当者なし'],
                ...readers.map(({ mail, name }) => [mail, name] as const),
              ]}
              onValue={(mail) =>
                mail === NOBODY ? setWanted({ ...wanted, assignee: null }) : set('assignee')(mail)
              }
            />
            <InputField label="受付日(から)" type="date" value={wanted.from ?? ''} onValue={set('from')} />
            <InputField label="受付日(まで)" type="date" value={wanted.until ?? ''} onValue={set('until')} />
          </div>
        </details>
        <div className="buttons mt-0">
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
