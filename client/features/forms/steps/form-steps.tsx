import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';

const STEPS = [
  { step: 'input', name: '入力' },
  { step: 'confirm', name: '確認' },
  { step: 'done', name: '完了' },
] as const;

export type Step = (typeof STEPS)[number]['step'];

/** Steps of the form with the current one. */
export function FormSteps({ step }: { step: Step }) {
  const at = STEPS.findIndex((one) => one.step === step);
  return (
    <ol aria-label="手続きの段階" className="flex flex-wrap items-center gap-2 sm:gap-3">
      {STEPS.map(({ step: id, name }, index) => {
        const isDone = index < at || step === 'done';
        return (
          <li
            key={id}
            aria-current={index === at ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 text-sm',
              index > 0 &&
                'before:mr-1 before:block before:h-px before:w-6 before:bg-line-strong before:content-[""] max-xs:before:hidden sm:before:w-12',
              index === at ? 'font-bold text-ink' : 'text-ink-soft',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'flex size-7 items-center justify-center rounded-full border text-sm font-bold tabular-nums',
                index === at || isDone ? 'border-aqua bg-aqua text-white' : 'border-line-strong bg-white',
              )}
            >
              {isDone ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            {name}
            {isDone && index !== at ? <span className="sr-only">(済み)</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
