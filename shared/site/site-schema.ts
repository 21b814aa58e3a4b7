import { z } from 'zod';
import { FORMS } from '../api/forms/all.ts';

const text = z.string().trim().min(1, '空にはできません');
const mail = z.email('メールアドレスを書いてください');
/** As it is dialled within Japan, with its hyphens: `03-1234-5678`, `0120-123-456`. */
export const phone = z
  .string()
  .regex(
    /^0\d{1,4}-\d{1,4}-\d{3,4}$/,
    '電話番号を 03-1234-5678 の形で、引用符なしの文字として書いてください',
  );
export const link = z.url({ protocol: /^https$/, error: 'https://… の URL を書いてください' });

const FORM_TYPES = FORMS.map(({ type }) => type);
const recipients = z.array(mail).min(1, '宛先を1つ以上書いてください');

function isBareOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** The icons that a social link may have; the client draws them. */
export const SOCIAL_ICONS = ['video', 'post', 'network', 'mail', 'external'] as const;

const contact = z.strictObject({ name: text, phone, hours: text });

/** content/site.yaml: who runs the site, how to reach them, and where the forms' mails go. */
export const siteFile = z.strictObject({
  name: text,
  legalName: text,
  englishName: text,
  shortEnglishName: text,
  representative: z.strictObject({ title: text, name: text }),
  tagline: text,
  description: text,
  origin: z
    .string()
    .refine(isBareOrigin, 'https://ホスト の形で書いてください(末尾の / やパスは含められません)'),
  address: z.strictObject({
    postalCode: z.string().regex(/^\d{3}-\d{4}$/, '郵便番号を 100-0001 の形で書いてください'),
    region: text,
    locality: text,
    street: text,
  }),
  contacts: z.strictObject({ sales: contact, support: contact }),
  email: mail,
  securityEmail: mail,
  mail: z.strictObject({
    sender: mail,
    /** A sentence of the automatic reply: when visitors hear from the vendor. */
    promise: text.optional(),
    recipients,
    forms: z
      .record(z.string(), recipients)
      .default({})
      .superRefine((forms, context) => {
        for (const name of Object.keys(forms).filter((form) => !FORM_TYPES.includes(form))) {
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `フォームの名前は ${FORM_TYPES.join('、')} のどれかです`,
          });
        }
      }),
  }),
  /**
   * The first solutions of the list have a page at `/solutions/{name}.html`, each by its position; the others go by their id.
   */
  solutionNames: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '英小文字と数字を - でつないで書いてください'))
    .refine((names) => new Set(names).size === names.length, '同じ名前が2つあります')
    .default([]),
  /** Until the day of delivery is on record, this many days after shipping stand for it. */
  warranty: z.strictObject({ daysUntilDelivery: z.int().min(0) }).default({ daysUntilDelivery: 0 }),
  /** What fields show as an example of what may be typed; one without an example shows none. */
  examples: z
    .strictObject({
      model: text.optional(),
      search: text.optional(),
      questions: text.optional(),
      serialNumber: text.optional(),
    })
    .default({}),
  social: z.array(z.strictObject({ name: text, icon: z.enum(SOCIAL_ICONS), url: link })).default([]),
  survey: z.strictObject({ company: text, url: link }).optional(),
});

export type SiteRecord = z.infer<typeof siteFile>;
