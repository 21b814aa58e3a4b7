import { Form } from 'react-router';
import type { ProductCategory } from '../../../records/category/wire.ts';
import { DOCUMENT_TYPE_NAMES, DOCUMENT_TYPES, type DocumentType } from '../../../shared/api/vocabulary.ts';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { FILTER, FilterSelect } from '../../components/form/filter-select.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSite } from '../../lib/page-context.tsx';

interface DownloadFilterProps {
  categories: Pick<ProductCategory, 'id' | 'name'>[];
  categoryId: number | undefined;
  type: DocumentType | undefined;
  keywords: string;
}

/** GET form: every choice has an address, and it works without JavaScript. */
export function DownloadFilter({ categories, categoryId, type, keywords }: DownloadFilterProps) {
  return (
    <Form
      action="/downloads"
      method="get"
      aria-label="資料の絞り込み"
      preventScrollReset
      // Resets the fields to the address's values, also after going back.
      key={`${type} ${categoryId} ${keywords}`}
      className="grid grid-cols-2 gap-4 lg:grid-cols-[13rem_13rem_minmax(0,1fr)_auto] md:items-end print:hidden"
    >
      <FilterSelect id="download-type" name="type" label="資料の種類" defaultValue={type ?? ''}>
        {DOCUMENT_TYPES.map((value) => (
          <option key={value} value={value}>
            {DOCUMENT_TYPE_NAMES[value]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        id="download-category"
        name="cateId"
        label="製品カテゴリー"
        defaultValue={categoryId ?? ''}
      >
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <div className="max-lg:col-span-2">
        <label htmlFor="download-keywords" className="mb-1 block text-sm font-bold">
          型番・製品名
        </label>
        <input
          id="download-keywords"
          type="search"
          name="keywords"
          defaultValue={keywords}
          maxLength={FIELD_MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={useSite().examples.model}
          className={`${FILTER} placeholder:text-ink-faint`}
        />
      </div>
      <Button type="submit" className="h-12 px-5 max-lg:col-span-2">
        <Icon name="search" />
        絞り込む
      </Button>
    </Form>
  );
}
