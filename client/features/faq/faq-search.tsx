import { KeywordForm } from '../../components/form/keyword-form.tsx';
import { useSite } from '../../lib/page-context.tsx';

interface FaqSearchProps {
  /** Page that shows the results. */
  action: '/faq' | '/service/faq';
  keywords: string;
}

/** Search form for questions. */
export function FaqSearch({ action, keywords }: FaqSearchProps) {
  return (
    <KeywordForm
      action={action}
      id="faq-keywords"
      name="keywords"
      label="ご質問を検索"
      value={keywords}
      placeholder={useSite().examples.questions}
      hint="言葉を空白で区切ると、すべてを含むご質問に絞り込めます。"
    />
  );
}
