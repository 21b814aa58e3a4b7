import { Form } from 'react-router';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

interface FaqSearchProps {
  /** The page that shows what is found. */
  action: '/faq' | '/service/faq';
  keywords: string;
}

/** Searches the questions. An ordinary form: it works without scripts, and every search has an address. */
export function FaqSearch({ action, keywords }: FaqSearchProps) {
  return (
    <Form action={action} method="get" className="mt-6 max-w-text">
      <label htmlFor="faq-keywords" className="mb-1 block text-sm font-bold">
        ご質問を検索
      </label>
      <div className="flex gap-2">
        <input
          key={keywords}
          id="faq-keywords"
          type="search"
          name="keywords"
          defaultValue={keywords}
          maxLength={FIELD_MAX_LENGTH}
          enterKeyHint="search"
          placeholder="給電、VLAN、MA3511など"
          className="h-12 min-w-0 grow rounded-md border border-line-strong bg-white px-4 placeholder:text-ink-faint"
        />
        <Button type="submit" className="h-12 shrink-0 px-5">
          <Icon name="search" />
          検索
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">言葉を空白で区切ると、すべてを含むご質問に絞り込めます。</p>
    </Form>
  );
}
