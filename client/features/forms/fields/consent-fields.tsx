import { CheckBox } from '../../../components/form/choices.tsx';
import { RequiredMark } from '../../../components/form/field.tsx';
import { useSite } from '../../../lib/page-context.tsx';
import type { FieldsProps } from '../types.ts';
import { controlId } from './form-control.tsx';

/** Purpose of the personal data, then the consent to it; the opt-in for mail is separate. */
export function ConsentFields({ form, view, values, errors }: FieldsProps) {
  const site = useSite();
  const box = (name: string) => ({
    id: controlId(form, name),
    name,
    defaultChecked: values[name] === true,
    error: errors[name],
  });
  return (
    <>
      <div className="rounded-md bg-surface p-4 text-sm md:p-5">
        <p>
          ご入力いただいた情報は、{site.legalName}が{view.purpose}
          のために利用します。ご本人の同意なく、ほかの目的に利用したり第三者に提供したりすることはありません。
        </p>
        <p className="mt-2">
          <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link">
            プライバシーポリシー(新しいタブで開きます)
          </a>
        </p>
      </div>
      <CheckBox {...box('privacyConsent')} required>
        個人情報の取扱いに同意します。
        <RequiredMark required />
      </CheckBox>
      <CheckBox {...box('mailOptIn')}>
        製品やセミナーの案内メールを受け取ります。いつでも配信を止められます。
        <RequiredMark required={false} />
      </CheckBox>
    </>
  );
}
