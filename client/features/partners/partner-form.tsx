import { Form } from 'react-router';
import { PARTNER_KINDS } from '../../../shared/api/vocabulary.ts';
import { Button } from '../../components/button.tsx';
import { FilterSelect } from '../../components/form/filter-select.tsx';
import { Icon } from '../../components/icon.tsx';
import type { PartnerQuery } from './partner-query.ts';
import { REGIONS } from './regions.ts';

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
      <FilterSelect
        id="find-partner-prefecture"
        name="prefecture"
        label="都道府県"
        all="選んでください"
        defaultValue={prefecture ?? ''}
      >
        {REGIONS.map(({ name, prefectures }) => (
          <optgroup key={name} label={name}>
            {prefectures.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </optgroup>
        ))}
      </FilterSelect>
      <FilterSelect id="find-partner-kind" name="kind" label="区分" defaultValue={kind ?? ''}>
        {PARTNER_KINDS.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </FilterSelect>
      {items ? <input type="hidden" name="items" value={items} /> : null}
      <Button type="submit" className="h-12 sm:max-lg:col-span-2">
        <Icon name="search" />
        パートナーを探す
      </Button>
    </Form>
  );
}
