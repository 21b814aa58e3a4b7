import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Guarantee } from '../../../records/device/wire.ts';
import { normalizeSerial } from '../../../shared/api/forms/normalize.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { say, type Words } from '../../lib/words.ts';
import { MEANINGS, type Meaning, type NextStep, nextSteps } from './meanings.ts';

/** Makes the whole card clickable. */
const STEP = 'text-left font-bold spread-link';

interface CheckResultProps {
  typed: string;
  guarantee: Guarantee;
  checkedOn: string;
  words: Words;
}

/** Warranty of a serial number, in words, with the next steps. */
export function CheckResult({ typed, guarantee, checkedOn, words }: CheckResultProps) {
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // A second check stays on the same page: reading continues at its result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every result, even an equal one
  useEffect(() => {
    heading.current?.focus();
  }, [guarantee]);
  const meaning = MEANINGS[guarantee.status];
  return (
    <section aria-labelledby="result" className="rounded-lg border border-line bg-white p-6 md:p-8">
      <h2
        id="result"
        ref={heading}
        tabIndex={-1}
        data-arrival
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xl"
      >
        <Badge meaning={meaning} />
        {guarantee.model ? <ModelName>{guarantee.model}</ModelName> : null}
      </h2>
      <p className="mt-4 max-w-text">
        <Terms>{say(words, guarantee.status)}</Terms>
      </p>
      <dl className="mt-6 border-t border-line">
        {rowsOf(typed, guarantee, site.warranty.daysUntilDelivery).map(([name, value]) => (
          <div
            key={name}
            className="border-b border-line py-3 md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-6"
          >
            <dt className="font-bold">{name}</dt>
            <dd className="tabular-nums">
              <Terms>{value}</Terms>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{formatDay(checkedOn)}現在の記録です。</p>
      <h3 className="mt-8 text-lg">次にできること</h3>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:gap-6">
        {nextSteps(guarantee, site, words).map((step) => (
          <li
            key={step.to}
            className="group relative flex gap-4 rounded-lg border border-line p-5 transition-colors hover:border-aqua focus-within:border-aqua"
          >
            <Icon name={step.icon} className="mt-1 size-6 text-aqua" />
            <div>
              {step.isForDevice ? (
                <DeviceForm step={step} goods={guarantee.model ?? ''} serialNumber={typed.trim()} />
              ) : (
                <Link to={step.to} className={STEP}>
                  {step.title}
                </Link>
              )}
              <p className="mt-1 text-sm text-ink-soft">
                <Terms>{step.text}</Terms>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeviceFormProps {
  step: NextStep;
  goods: string;
  serialNumber: string;
}

/** Link to a form about the device. It posts, because no address may contain the serial number. */
function DeviceForm({ step: { to, title }, goods, serialNumber }: DeviceFormProps) {
  return (
    <Form method="post" action={to} aria-label={title}>
      <input type="hidden" name="goods" value={goods} />
      <input type="hidden" name="serialNumber" value={serialNumber} />
      <button type="submit" name="intent" value="edit" className={STEP}>
        {title}
      </button>
    </Form>
  );
}

function Badge({ meaning: { name, icon, tone } }: { meaning: Meaning }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-md border px-4 py-1.5',
        tone === 'good'
          ? 'border-aqua-line bg-aqua-pale text-aqua-deep'
          : 'border-notice-line bg-notice-pale text-notice',
      )}
    >
      <Icon name={icon} />
      {name}
    </span>
  );
}

/** All recorded facts, in words. */
function rowsOf(
  typed: string,
  guarantee: Guarantee,
  daysUntilDelivery: number,
): [name: string, value: string][] {
  const { model, warrantyFrom, warrantyUntil, contract, contractUntil, supportUntil, registered } = guarantee;
  const day = (value: string | null, words = '') => value && `${formatDay(value)}${words}`;
  const known: [string, string | null][] = [
    // As recorded and as on the label, however it was typed.
    ['シリアル番号', normalizeSerial(typed)],
    ['製品', model],
    ['保証開始日', day(warrantyFrom)],
    ['保証終了日', day(warrantyUntil)],
    [
      '保守契約',
      contract
        ? contract + (contractUntil ? `(${formatDay(contractUntil)}まで)` : '')
        : model && 'ありません',
    ],
    ['サポートの提供', day(supportUntil, 'まで')],
    ['保証の登録', registered === null ? null : registrationOf(registered, daysUntilDelivery)],
  ];
  return known.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function registrationOf(registered: boolean, daysUntilDelivery: number): string {
  if (registered) return '登録済み(納品日から起算)';
  return daysUntilDelivery > 0
    ? `未登録(出荷日の${daysUntilDelivery}日後から起算)`
    : '未登録(出荷日から起算)';
}
