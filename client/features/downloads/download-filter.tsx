import { Form } from 'react-router';
import type { ProductCategory } from '../../../records/category/wire.ts';
import { DOCUMENT_TYPE_NAMES, DOCUMENT_TYPES, type DocumentType } from '../../../shared/api/vocabulary.ts';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSite } from '../../lib/page-context.tsx';

interface DownloadFilterProps {
  categories: Pick<ProductCategory, 'id' | 'name'>[];
  categoryId: number | undefined;
  type: DocumentType | undefined;
  keywords: string;
}

const FIELD = 'h-12 w-full min-w-0 rounded-md border border-line-strong bg-white px-4';

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
      <div>
        <label htmlFor="download-type" className="mb-1 block text-sm font-bold">
          資料の種類
        </label>
        <select id="download-type" name="type" defaultValue={type ?? ''} className={FIELD}>
          <option value="">すべて</option>
          {DOCUMENT_TYPES.map((value) => (
            <option key={value} value={value}>
              {DOCUMENT_TYPE_NAMES[value]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="download-category" className="mb-1 block text-sm font-bold">
          製品カテゴリー
        </label>
        <select id="download-category" name="cateId" defaultValue={categoryId ?? ''} className={FIELD}>
          <option value="">すべて</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
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
          className={`${FIELD} placeholder:text-ink-faint`}
        />
      </div>
      <Button type="submit" className="h-12 px-5 max-lg:col-span-2">
        <Icon name="search" />
        絞り込む
      </Button>
    </Form>
  );
}
