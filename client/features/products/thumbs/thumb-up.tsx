import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { LOCALE } from '../../../../shared/constants.ts';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import { useToast } from '../../../lib/toast-context.ts';
import type { ThumbResult } from './add-thumb.ts';
import { rememberThumb, useThumbed } from './thumbs.ts';

interface ThumbUpProps {
  productId: number;
  /** Result of a vote that was posted without JavaScript. */
  result?: ThumbResult | undefined;
}

/** 「参考になった」 button, once per product and browser. Without JavaScript the page receives the vote as a post. */
export function ThumbUp({ productId, result: posted }: ThumbUpProps) {
  const fetcher = useFetcher<ThumbResult>({ key: `thumb-${productId}` });
  const result = fetcher.data ?? posted;
  const counted = result?.total !== undefined;
  const thumbed = useThumbed(productId) || counted;
  const busy = fetcher.state !== 'idle';
  const { showMessage, dismiss } = useToast();
  useEffect(() => {
    if (!counted) return;
    rememberThumb(productId);
    dismiss();
  }, [productId, counted, dismiss]);
  useEffect(() => {
    if (result?.said) showMessage(result.said);
  }, [result, showMessage]);
  return (
    <fetcher.Form
      method="post"
      className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 print:hidden"
      onSubmit={(event) => {
        if (thumbed || busy) event.preventDefault();
      }}
    >
      <p className="font-bold">この製品の情報は参考になりましたか?</p>
      <button
        type="submit"
        name="intent"
        value="thumb"
        aria-pressed={thumbed}
        aria-disabled={thumbed || undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-md border-2 px-5 font-bold transition-colors',
          thumbed
            ? 'cursor-default border-aqua bg-aqua-pale text-aqua-deep'
            : 'border-line-strong bg-white text-ink hover:border-aqua hover:bg-aqua-pale',
        )}
      >
        <Icon name={thumbed ? 'check' : 'thumb'} />
        参考になった
      </button>
      <p role="status" className="min-h-6 basis-full text-center text-sm text-ink-soft">
        {messageOf(result, thumbed)}
      </p>
    </fetcher.Form>
  );
}

function messageOf(result: ThumbResult | undefined, thumbed: boolean): string {
  if (result?.problem) return result.problem;
  if (result?.total !== undefined) {
    return `ありがとうございます。${result.total.toLocaleString(LOCALE)}人の方が「参考になった」と回答しています。`;
  }
  return thumbed ? 'ご回答ありがとうございました。' : '';
}
