import { Form } from 'react-router';
import { PARTNER_KINDS } from '../../../shared/api/vocabulary.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { PartnerQuery } from './partner-query.ts';
import { REGIONS } from './regions.ts';

const FIELD = 'h-12 w-full min-w-0 rounded-md border border-line-strong bg-white px-4';

/** GET form: every choice has an address, and it works without JavaScript. */
export function PartnerForm({ query: { prefecture, kind, items } }: { query: PartnerQuery }) {
  return (
    <Form
      action="/partners#find-partner"
      method="get"
      aria-label="パートナーを探す"
      // Resets the fields to the address's values, also after going back.
      key={`${prefecture} ${kind}`}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[16rem_12rem_auto] lg:justify-start print:hidden"
    >
      <div>
        <label htmlFor="find-partner-prefecture" className="mb-1 block text-sm font-bold">
          都道府県
        </label>
        <select
          id="find-partner-prefecture"
          name="prefecture"
          defaultValue={prefecture ?? ''}
          className={FIELD}
        >
          <option value="">選んでください</option>
          {REGIONS.map(({ name, prefectures }) => (
            <optgroup key={name} label={name}>
              {prefectures.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="find-partner-kind" className="mb-1 block text-sm font-bold">
          区分
        </label>
        <select id="find-partner-kind" name="kind" defaultValue={kind ?? ''} className={FIELD}>
          <option value="">すべて</option>
          {PARTNER_KINDS.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
      {items ? <input type="hidden" name="items" value={items} /> : null}
      <Button type="submit" className="h-12 sm:max-lg:col-span-2">
        <Icon name="search" />
        パートナーを探す
      </Button>
    </Form>
  );
}
