import { useEffect } from 'react';
import type { Form } from '../../../../shared/api/forms/form.ts';
import { contactOf } from '../../../../shared/site/site.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { ContactCard } from '../../../components/card/contact-card.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { useSite } from '../../../lib/page-context.tsx';
import { clearDraft } from '../state/draft.ts';
import type { FormView } from '../types.ts';

interface DoneStepProps {
  form: Form;
  view: FormView;
  receipt: string;
  /** Path of the page from which the visitor came. */
  back: string | undefined;
  /** Path of the empty form. */
  again: string;
}

/** 完了: the receipt number, the next steps, and the way back. */
export function DoneStep({ form, view, receipt, back, again }: DoneStepProps) {
  useEffect(() => clearDraft(form.type), [form.type]);
  const contact = view.contact ?? form.contact;
  const { hours } = contactOf(useSite(), contact);
  return (
    <div className="space-y-10">
      <div role="status" className="rounded-lg border border-aqua-line bg-aqua-pale p-6 md:p-8">
        <p>ありがとうございます。次の番号で承りました。</p>
        <p className="mt-4 text-sm text-ink-soft">受付番号</p>
        <p className="text-2xl font-bold tracking-wider tabular-nums" translate="no">
          {receipt}
        </p>
        <p className="mt-2 text-sm text-ink-soft">お問い合わせの際に、この番号をお知らせください。</p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next" className="text-xl">
          このあとの流れ
        </h2>
        <ol className="mt-4 list-decimal space-y-2 pl-6">
          {view.next.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-soft">
          営業時間:{hours}
          。営業時間外に受け付けた分は、次の営業日から順にお返事します。
        </p>
      </section>
      <div className="flex flex-col gap-3 sm:flex-row">
        {back ? (
          <ButtonLink to={back}>元のページへ戻る</ButtonLink>
        ) : (
          <ButtonLink to={view.after.path}>{view.after.name}</ButtonLink>
        )}
        <ButtonLink to={again} tone="secondary">
          続けて入力する
        </ButtonLink>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center justify-center px-3 font-bold text-aqua hover:underline"
        >
          トップページ
        </Link>
      </div>
      <ContactCard contact={contact} />
    </div>
  );
}
