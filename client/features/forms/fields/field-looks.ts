import type { ComponentProps } from 'react';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
>;

interface FieldLook extends Native {
  hint?: string;
  /** Narrow field: its width hints at a short answer. */
  short?: true;
}

const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const;
const CODE = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/**
 * Attributes that help to fill in a field, by its name; the same on every form. Autocomplete has no token for
 * furigana.
 */
const LOOKS: Readonly<Record<string, FieldLook>> = {
  corporateName: { autoComplete: 'organization', placeholder: '例:株式会社みなと設備' },
  familyName: { autoComplete: 'family-name', placeholder: '例:湊' },
  givenName: { autoComplete: 'given-name', placeholder: '例:太郎' },
  familyNameKana: { placeholder: '例:ミナト', hint: 'ひらがなでもかまいません。' },
  givenNameKana: { placeholder: '例:タロウ', hint: '電話でお呼びするために伺います。' },
  // No type="email": browsers would rewrite the input, and may switch an input method off.
  mailbox: { autoComplete: 'email', inputMode: 'email', placeholder: '例:taro@example.co.jp', ...PLAIN },
  phone: {
    autoComplete: 'tel',
    inputMode: 'tel',
    type: 'tel',
    short: true,
    placeholder: '例:03-0000-0000',
    hint: '全角、半角、ハイフンの有無は問いません。',
  },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', short: true, placeholder: '例:100-0001' },
  prefecture: { autoComplete: 'address-level1', short: true },
  city: { autoComplete: 'address-level2', placeholder: '例:千代田区' },
  street: { autoComplete: 'address-line1', placeholder: '例:千代田1-1' },
  building: { autoComplete: 'address-line2', placeholder: '例:中央ビル12階' },
  website: { autoComplete: 'url', inputMode: 'url', ...PLAIN },
  goods: { ...CODE, hint: '型番が分からないときは、製品の種類だけでもかまいません。' },
  quantity: { inputMode: 'numeric', short: true, placeholder: '例:30' },
  copies: { inputMode: 'numeric', short: true, placeholder: '例:3' },
  serialNumber: { ...CODE, hint: '本体のラベルの「S/N」の右側にある英数字です。' },
  firmware: { ...CODE, short: true },
  deliveredOn: {
    inputMode: 'numeric',
    short: true,
    placeholder: '例:2026-11-20',
    hint: '「2026/11/20」「2026年11月20日」の形でもかまいません。',
  },
};

export function lookOf(name: string): FieldLook {
  return LOOKS[name] ?? {};
}
