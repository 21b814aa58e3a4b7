import { KeywordForm } from '../../components/form/keyword-form.tsx';

/** The search page's own box. */
export function SearchBox({ value }: { value: string }) {
  return (
    <KeywordForm
      action="/search"
      id="search-value"
      name="value"
      label="型番・キーワード"
      value={value}
      placeholder="MA3511、屋外 PoE"
      hint="型番は一部でも、全角でも、ハイフンがなくてもかまいません。空白で区切ると、すべての語を含むページを探します。"
    />
  );
}
