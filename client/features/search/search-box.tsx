import { Form } from 'react-router';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

/** The search page's own box. An ordinary form: it works without JavaScript, and every search has an address. */
export function SearchBox({ value }: { value: string }) {
  return (
    <Form action="/search" method="get" className="mt-6 max-w-text">
      <label htmlFor="search-value" className="mb-1 block text-sm font-bold">
        型番・キーワード
      </label>
      <div className="flex gap-2">
        <input
          key={value}
          id="search-value"
          type="search"
          name="value"
          defaultValue={value}
          maxLength={FIELD_MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="MA3511、屋外 PoE"
          className="h-12 min-w-0 grow rounded-md border border-line-strong bg-white px-4 placeholder:text-ink-faint"
        />
        <Button type="submit" className="h-12 shrink-0 px-5">
          <Icon name="search" />
          検索
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        型番は一部でも、全角でも、ハイフンがなくてもかまいません。空白で区切ると、すべての語を含むページを探します。
      </p>
    </Form>
  );
}
