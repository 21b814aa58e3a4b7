import type { SearchHit, SearchTotal } from '../../../records/search/wire.ts';

interface ResultNoticeProps {
  value: string;
  list: readonly SearchHit[];
  partial: SearchTotal['partial'];
}

/** Notice above results that are only similar to the query, or lack some of its words; null for others. */
export function ResultNotice({ value, list, partial }: ResultNoticeProps) {
  const isOnlyNear = list.length > 0 && list.every(({ match }) => match === 'near');
  if (!isOnlyNear && !partial) return null;
  return (
    <p className="mt-6 max-w-text rounded-lg border border-notice-line bg-notice-pale p-4">
      {isOnlyNear ? (
        <>
          「<span className="break-all">{value}</span>
          」に一致するものはありませんでした。型番の近い製品を表示しています。
        </>
      ) : partial ? (
        <Partial {...partial} />
      ) : null}
    </p>
  );
}

function Partial({ whole, missing }: NonNullable<SearchTotal['partial']>) {
  if (whole > 0)
    return `すべての語を含むページは${whole}件でした。一部の語を含むページも、あわせて表示しています。`;
  if (missing.length === 0)
    return 'すべての語を含むページはありませんでした。一部の語を含むページを表示しています。';
  return (
    <>
      {missing.map((word) => (
        <span key={word} className="break-all">
          「{word}」
        </span>
      ))}
      を含むページはありませんでした。ほかの語を含むページを表示しています。
    </>
  );
}
